/** Mounts the panel, or the session editor, in the page that the host made. */
import "@vscode/codicons/dist/codicon.css";
import "./session/session.css";
import "./theme.css";
import { createRoot } from "react-dom/client";
import { frozenHost } from "./frozen.ts";
import { connect } from "./host.ts";
import { LineageView } from "./LineageView.tsx";
import { connectSession } from "./session/host.ts";
import { SessionView } from "./session/SessionView.tsx";
import { setStrings } from "./strings.ts";

const root = document.getElementById("root");
if (root) {
  const translated: unknown = JSON.parse(root.dataset.strings ?? "{}");
  if (typeof translated === "object" && translated !== null) setStrings(translated);
  createRoot(root).render(
    root.dataset.view === "session" ? (
      <SessionView host={connectSession()} />
    ) : (
      <LineageView host={frozenHost(document.getElementById("report")?.textContent) ?? connect()} />
    ),
  );
}
