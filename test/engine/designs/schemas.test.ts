import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { compact, spillRegion } from "../../../engine/designs/index.ts";
import { memoryStore } from "./memory-store.ts";

const validator = (name: string) =>
  new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(`schemas/${name}.json`, "utf8")));

test("every record that the library writes is a record by its schema", async () => {
  const validate = validator("compaction-record");
  const text = "Roll back to `rev-4f9a2c`. Do not retry writes after a 5xx.";
  const first = compact({ text }, { spill: await spillRegion(text, memoryStore()) });
  const second = compact({ text: "Then `OPS-311` was opened.", start: 60 }, { ancestor: first });
  for (const record of [first, second])
    expect(validate(JSON.parse(JSON.stringify(record))), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...first, lossClass: "GREAT" })).toBe(false);
});

test("artifacts and obligations are checked by their schemas", () => {
  expect(validator("artifact")({ text: "x", lossClass: "LOSSY_GIST", operation: "plan" })).toBe(true);
  expect(validator("artifact")({ lossClass: "LOSSLESS" })).toBe(false);
  expect(validator("obligations")([{ name: "roll back", needs: ["rev-4f9a2c"], status: "open" }])).toBe(true);
  expect(validator("obligations")([{ name: "roll back" }])).toBe(false);
});
