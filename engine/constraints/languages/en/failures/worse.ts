/** What English says got worse than it was. */
import type { FailureFamily } from "./family.ts";

/** What English says got worse than it was. */
export const worse: FailureFamily = {
  plain: [
    "(?:lost|loses|cost|costs|worsened|worsens|hurt) (?:\\S{1,12} ){0,3}(?:accuracy|recall|precision|performance|quality|points?|throughput|latency)",
    "(?:ended up|ends up) (?:worse|slower|broken|flaky|unusable)",
    "(?:below|under|behind|lower than|worse than|short of) (?:the |our )?baseline",
    "(?:performed|performs|scored|scores|did|fared|fares) (?:much |slightly |far |even )?(?:worse|lower|no better)",
    "(?:dropped|drops|fell|falls|decreased|went down|degraded|slipped|declined|sank|regressed|plummeted|tanked) (?:\\S{1,14} ){0,3}from … to",
    "(?:rose|grew|climbed|increased|went up|jumped|doubled|tripled|ballooned) (?:\\S{1,14} ){0,2}from … to … (?:ms|s|seconds|minutes|mb|gb|errors|failures)",
    "(?:made|makes|is|was|got|gets|even|becomes?|became|left|leaves) (?:it |things |everything |that |them |the [a-z]{2,16} (?:[a-z]{2,16} )?)?(?:much |even |far |noticeably |slightly |a lot )?(?:worse|slower|flakier|noisier|harder|less [a-z]{3,14})",
    "(?:made|makes) (?:[^ ,;:]{1,24} ){1,9}(?:[a-z]{4,14} )?(?:\\d[\\d.,]{0,5}(?:x|%)? )?(?:slower|worse|larger|heavier|flakier|noisier|less (?:stable|accurate|reliable|readable))",
    "regressed",
    "(?:hurts?|underfits?|overfits?|diverge[sd]|degrade[sd]|collapse[sd])",
  ],
  afterATry: ["(?:worse(?! than)|slower|flakier|less [a-z]{4,14})", "(?:undershot|overshot|undertrain)-"],
  settled: ["(?:underperform|overfitt?|underfitt?)(?:s|ed|ing)"],
};
