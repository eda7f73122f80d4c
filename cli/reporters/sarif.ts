/** Findings as SARIF 2.1.0, for code scanning and other viewers. */
import type { Location, Log, ReportingDescriptor, Result } from "sarif";
import { rules } from "../../engine/rules/index.ts";
import type { Finding } from "../finding.ts";
import type { Reporter } from "./index.ts";

/** One run with every rule that could speak; lines and columns from 1, columns in UTF-16. */
export const sarif: Reporter = (reports) => {
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "palimpsest", rules: rules.map(descriptorOf) } },
        columnKind: "utf16CodeUnits",
        results: reports.flatMap(({ findings }) => findings.map(resultOf)),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
};

function descriptorOf({ code, severity }: (typeof rules)[number]): ReportingDescriptor {
  return { id: code, defaultConfiguration: { enabled: severity !== "off", level: levelOf(severity) } };
}

function resultOf(finding: Finding): Result {
  const { code, severity, message, path, range, related } = finding;
  return {
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.code === code),
    level: levelOf(severity),
    message: { text: message },
    locations: [locationOf(path, range)],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((place) => ({
            ...locationOf(path, place.range),
            message: { text: place.message },
          })),
        }),
  };
}

const levelOf = (severity: string): "error" | "warning" | "note" | "none" =>
  severity === "error" || severity === "warning" ? severity : severity === "info" ? "note" : "none";

const locationOf = (path: string, { start, end }: Finding["range"]): Location => ({
  physicalLocation: {
    artifactLocation: { uri: path.split(/[\\/]/).map(encodeURIComponent).join("/") },
    region: {
      startLine: start.line + 1,
      startColumn: start.character + 1,
      endLine: end.line + 1,
      endColumn: end.character + 1,
    },
  },
});
