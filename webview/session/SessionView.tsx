import { useEffect, useReducer } from "react";
import { t } from "../strings.ts";
import { Head } from "./Head.tsx";
import type { SessionHost } from "./host.ts";
import { Records } from "./Records.tsx";
import { initialState, next } from "./state.ts";
import { useGrownOccurrences, useSearch } from "./useAsking.ts";

/** The session editor: every record of a session file, however long it is. Draws what the host sends, reports what the reader does. */
export function SessionView({ host }: { readonly host: SessionHost }) {
  const [state, dispatch] = useReducer(next, undefined, () => initialState(host.recall()));
  useEffect(() => {
    const stop = host.listen(dispatch);
    host.post({ type: "ready" });
    return stop;
  }, [host]);
  const { of: kind, query: text = "" } = state.search ?? {};
  useEffect(() => {
    host.remember({ record: state.active, ...(kind === undefined ? {} : { item: { kind, text } }) });
  }, [host, state.active, kind, text]);
  useSearch(host, state);
  useGrownOccurrences(host, state);
  const { overview, name, failed } = state;
  const reason = failed ?? overview?.failure;
  if (reason !== undefined) return <Notice title={t("session.failed", reason)} />;
  if (!overview) return <Notice title={t("loading", name)} busy />;
  if (overview.total === 0 && overview.reading) return <Notice title={t("loading", name)} busy />;
  if (overview.total === 0) return <Notice title={t("session.empty")} text={t("session.emptyText")} />;
  return (
    <main className="panel session">
      <Head state={state} dispatch={dispatch} host={host} />
      <Records state={state} dispatch={dispatch} host={host} />
    </main>
  );
}

function Notice(props: { readonly title: string; readonly text?: string; readonly busy?: boolean }) {
  return (
    <main>
      <div className="notice" role="status" aria-busy={props.busy ?? false}>
        <h1>{props.title}</h1>
        {props.text && <p>{props.text}</p>}
      </div>
    </main>
  );
}
