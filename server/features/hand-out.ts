/** What leaves the editor: the contract for the next compaction, and a session's lineage as one HTML page. */
import { contractOf, contractText } from "../../engine/contract.ts";
import { masked } from "../../engine/node/masking.ts";
import { type Report, type ReportKind, reportOf } from "../../engine/report.ts";
import type { Feature } from "../feature.ts";
import { pathOf } from "../paths.ts";
import { contractRequest, reportRequest } from "../protocol/hand-out-requests.ts";
import type { View } from "../subject.ts";

const contractView: View<undefined, string> = {
  name: "contract",
  answer: ({ inspection }) => contractText(contractOf(inspection), "instruction", inspection.source.name),
};

const reportView: View<{ readonly name: string; readonly kind: ReportKind }, Report> = {
  name: "report",
  answer: ({ inspection }, { name, kind }) => reportOf(inspection, name, kind),
};

/** Answers both; the page of a report is loaded for the first one. */
export const handOut: Feature = {
  views: [contractView, reportView],
  listen(connection, ask) {
    connection.onRequest(contractRequest, async ({ uri }, token) => {
      return masked((await ask(contractView, uri, undefined, token)) ?? "");
    });
    connection.onRequest(reportRequest, async ({ uri, name, kind, painter }, token) => {
      const report = await ask(reportView, uri, { name, kind }, token);
      const folder = pathOf(painter);
      if (!report || folder === undefined) return "";
      const { reportPage } = await import("../../engine/node/report-page.ts");
      return reportPage(report, folder);
    });
  },
};
