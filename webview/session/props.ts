import type { SessionHost } from "./host.ts";
import type { SessionEvent, SessionState } from "./state.ts";

/** What every part of the session editor is given. */
export interface Props {
  readonly state: SessionState;
  readonly dispatch: (event: SessionEvent) => void;
  readonly host: SessionHost;
}
