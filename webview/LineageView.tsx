import { useEffect, useReducer } from "react";
import { Curve } from "./Curve.tsx";
import { Details } from "./Details.tsx";
import type { Host } from "./host.ts";
import { Late } from "./Late.tsx";
import { useLooking } from "./looking.ts";
import { Obligations } from "./Obligations.tsx";
import { readAt } from "./read-at.ts";
import { Found, SearchBox } from "./Search.tsx";
import { initialState, next, type PanelState } from "./state.ts";
import { t } from "./strings.ts";
import { Tree } from "./Tree.tsx";

/** The whole panel: what the session lost, generation by generation. Draws what the host sends, reports what the user does. */
export function LineageView({ host }: { readonly host: Host }) {
  const [state, dispatch] = useReducer(next, undefined, () => initialState(host.recall().selected));
  useEffect(() => {
    const stop = host.listen(dispatch);
    host.post({ type: "ready" });
    return stop;
  }, [host]);
  useLooking(host, state);

  if (state.phase === "failed")
    return (
      <main>
        <Notice title={t("failed", state.reason ?? "")} />
      </main>
    );
  if (state.phase === "loading" && state.rows.length === 0)
    return (
      <main>
        <Late>
          <Notice title={t("loading", state.name)} busy />
        </Late>
      </main>
    );
  const row = state.rows.find(({ id }) => id === state.selected);
  return (
    <main className="panel">
      <header className="bar">
        <h1>{t("title.lineage", state.name)}</h1>
        <SearchBox onSearch={(query) => host.post({ type: "search", query })} />
        {!host.frozen && (
          <>
            {host.frozen === undefined && (
              <button type="button" className="quiet" onClick={() => host.post({ type: "read" })}>
                <i className="codicon codicon-list-flat" aria-hidden="true" /> {t("lineage.read")}
              </button>
            )}
            <button type="button" onClick={() => host.post({ type: "copyNote" })}>
              <i className="codicon codicon-clippy" aria-hidden="true" /> {t("note.copy")}
            </button>
            <button type="button" className="quiet" onClick={() => host.post({ type: "export" })}>
              <i className="codicon codicon-export" aria-hidden="true" /> {t("export")}
            </button>
          </>
        )}
      </header>
      <p className="visually-hidden" role="status">
        {state.notice ? t(state.notice.key, state.notice.value) : ""}
      </p>
      {host.frozen === "redacted" && <p className="hint">{t("report.redacted")}</p>}
      {state.found && (
        <Found {...state.found} rows={state.rows} host={host} onClose={() => dispatch({ type: "closedSearch" })} />
      )}
      {state.rows.length === 0 ? (
        <Notice title={t("empty.title")} text={t("empty.text")} />
      ) : (
        <div className="columns">
          <section className="lineage">
            <Calm state={state} />
            <Tree
              rows={state.rows}
              changed={state.changed}
              unfolded={state.unfolded}
              generations={state.generations}
              {...(state.selected === undefined ? {} : { selected: state.selected })}
              onChoose={(generation) => dispatch({ type: "chose", generation })}
              onUnfold={(generations) => dispatch({ type: "unfolded", generations })}
              onOpen={(place) => host.post({ type: "open", place })}
              onReadAt={(item) => host.frozen === undefined && host.post(readAt(item))}
            />
            <Curve points={state.byDepth} />
            <Obligations rows={state.obligations} onOpen={(place) => host.post({ type: "open", place })} />
          </section>
          {row ? (
            <Details key={row.id} row={row} open={state.generations[row.id]} host={host} />
          ) : (
            <p>{t("details.none")}</p>
          )}
        </div>
      )}
    </main>
  );
}

function Calm({ state }: { readonly state: PanelState }) {
  if (state.rows.some(({ sentence }) => sentence.weight !== "calm")) return null;
  return <Notice title={t("calm.title")} text={t("calm.text")} icon="codicon-pass" />;
}

function Notice(props: {
  readonly title: string;
  readonly text?: string;
  readonly icon?: string;
  readonly busy?: boolean;
}) {
  return (
    <div className="notice" role="status" aria-busy={props.busy ?? false}>
      <h2>
        {props.icon && <i className={`codicon ${props.icon}`} aria-hidden="true" />} {props.title}
      </h2>
      {props.text && <p>{props.text}</p>}
    </div>
  );
}
