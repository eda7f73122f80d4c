// For an agent that compacts its own context: what the summarizer is told before, the verdict on what it wrote, and the note after.
import { contractOf, contractText, gate, inspect, read, recoveryNote } from "palimpsest";

const before = read({
  name: "session.txt",
  text: "user: Deploy to eu-west-2b. Do not retry writes after a 5xx.\nassistant: I will not retry writes after a 5xx.\n",
});
console.log(contractText(contractOf(before), "prompt")); // rules, values and tasks to keep word for word

const after = read({ name: "summary.md", text: "The deployment to eu-west-2b goes on." });
const verdict = gate(before, after);
console.log(verdict.decision, verdict.reasons); // refuse [ 'constraint-lost' ]

const compacted = inspect({
  name: "session.txt",
  text: `${before.source.text}summary: The deployment to eu-west-2b goes on.\n`,
});
console.log(recoveryNote(compacted)); // the lost rule, with the line it stood in
