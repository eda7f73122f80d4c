/** The list of features. */
import type { Feature } from "../feature.ts";
import { blob } from "./blob.ts";
import { codeActions } from "./code-actions.ts";
import { codeLens } from "./code-lens.ts";
import { completion } from "./completion.ts";
import { diagnostics } from "./diagnostics.ts";
import { documentLinks } from "./document-links.ts";
import { documentSymbols } from "./document-symbols.ts";
import { execute } from "./execute.ts";
import { folding } from "./folding.ts";
import { gate } from "./gate.ts";
import { goTo } from "./go-to.ts";
import { handOut } from "./hand-out.ts";
import { hover } from "./hover.ts";
import { inlayHints } from "./inlay-hints.ts";
import { lineage } from "./lineage.ts";
import { references } from "./references.ts";
import { repairs } from "./repairs.ts";
import { review } from "./review.ts";
import { search } from "./search.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { sessionRecords } from "./session-records.ts";
import { status } from "./status.ts";
import { workspaceSymbols } from "./workspace-symbols.ts";

/** Every feature of the server. */
export const features: readonly Feature[] = [
  diagnostics,
  blob,
  codeActions,
  codeLens,
  completion,
  documentLinks,
  documentSymbols,
  execute,
  folding,
  gate,
  goTo,
  handOut,
  hover,
  inlayHints,
  lineage,
  references,
  repairs,
  review,
  search,
  semanticTokens,
  sessionRecords,
  status,
  workspaceSymbols,
];
