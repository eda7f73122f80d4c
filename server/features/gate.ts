/** The gate: a pad against its earlier version, and that version itself. */
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Feature } from "../feature.ts";
import type { EarlierText, GateAnswer, GateItem } from "../protocol/answers.ts";
import { earlierRequest, gateRequest } from "../protocol/requests.ts";
import type { View } from "../subject.ts";

const gateView: View<undefined, GateAnswer | undefined> = {
  name: "gate",
  answer({ inspection: { rewrite }, against = "the earlier version" }) {
    if (!rewrite) return undefined;
    const { decision, lossClass, reversible, reasons, survival, invented } = rewrite;
    const fates = survival.map(
      ({ item, state, instead, obligation }): GateItem => ({
        kind: item.kind,
        subtype: item.subtype,
        text: maskCredentials(item.text),
        state,
        span: item.span,
        ...(instead ? { instead: { text: maskCredentials(instead.text), span: instead.span } } : {}),
        ...(obligation === undefined ? {} : { obligation }),
      }),
    );
    const news = invented.map(
      ({ kind, text, span }): GateItem => ({ kind, subtype: "", text: maskCredentials(text), state: "invented", span }),
    );
    return { decision, lossClass, reversible, reasons, against, items: [...fates, ...news] };
  },
};

const earlierView: View<undefined, EarlierText | undefined> = {
  name: "earlier",
  answer({ inspection: { before }, against = "the earlier version" }) {
    return before?.text === undefined ? undefined : { text: before.text, against };
  },
};

/** Answers both. */
export const gate: Feature = {
  views: [gateView, earlierView],
  listen(connection, ask) {
    connection.onRequest(gateRequest, async ({ uri }, token) => (await ask(gateView, uri, undefined, token)) ?? null);
    connection.onRequest(
      earlierRequest,
      async ({ uri }, token) => (await ask(earlierView, uri, undefined, token)) ?? null,
    );
  },
};
