/** Words for the user, which no answer is waited for. */
import { type Connection, MessageType, ShowMessageNotification } from "vscode-languageserver";

const TYPES = { error: MessageType.Error, warning: MessageType.Warning, info: MessageType.Info } as const;

/** Shows a sentence to the user. */
export function tell(connection: Connection, how: keyof typeof TYPES, message: string): void {
  void connection.sendNotification(ShowMessageNotification.type, { type: TYPES[how], message });
}
