/** Messages for what leaves the editor: a contract for a summarizer, and a session's lineage as a file. */
import { RequestType } from "vscode-languageserver-protocol";
import type { ReportKind } from "../../engine/report.ts";
import type { DocumentParams } from "./requests.ts";

/** Client → server: what a summarizer must keep word for word of a session or pad, masked; empty where there is nothing. */
export const contractRequest = new RequestType<DocumentParams, string, void>("palimpsest/contract");

/** What a report is made of: `painter` is the URI of the folder with the built panel. */
export interface ReportParams extends DocumentParams {
  readonly name: string;
  readonly kind: ReportKind;
  readonly painter: string;
}

/** Client → server: the lineage as one HTML page. */
export const reportRequest = new RequestType<ReportParams, string, void>("palimpsest/report");
