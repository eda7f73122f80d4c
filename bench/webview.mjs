import { existsSync } from "node:fs";
import { join } from "node:path";
import { load, median, race, root } from "./measure.mjs";

const ROWS = Number(process.env.BENCH_ROWS ?? 5000);
const ROUNDS = 3;

export const title = `the lineage of ${ROWS.toLocaleString("en")} compactions, mounted and painted in Chromium`;

export async function measure() {
  const { openBrowser, openPanel } = await load("test/webview/panel.ts", { packages: "external" });
  const { rowsFor, listed } = await load("test/webview/rows.ts");
  const { lanesOf } = await load("engine/lineage/lanes.ts");
  if (!existsSync(join(root, "dist", "webview", "webview.js")))
    throw new Error("dist/webview is missing: npm run build");
  const rows = rowsFor(ROWS);
  const message = listed(rows);
  const browser = await openBrowser();
  try {
    const spent = [];
    const worked = [];
    const plain = [];
    let elements = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page } = await openPanel(browser);
      await page.evaluate((sent) => {
        window.sent = sent;
      }, message);
      const working = await workOf(page);
      spent.push(await page.evaluate(mounting));
      worked.push(await working());
      elements = await page.evaluate(() => document.querySelectorAll("*").length);
      plain.push(await page.evaluate(plainRows));
      await page.close();
    }
    const { layout } = await race({ layout: () => lanesOf(rows) });
    return [
      { goal: "P13", what: "rows in, painted", value: median(spent), unit: "ms", atMost: 100 },
      { goal: "P13", what: "work of the page's thread for it", value: median(worked), unit: "ms", atMost: 100 },
      {
        goal: "P13",
        what: "painted, against one plain element a row",
        value: median(spent) / median(plain),
        atMost: 1,
      },
      { goal: "P13", what: "elements in the document", value: elements, unit: "", atMost: 500 },
      { goal: "P13", what: "lanes laid out", value: layout, unit: "ms", atMost: 30 },
    ];
  } finally {
    await browser.close();
  }
}

/** Milliseconds that a page's thread works from now on, whatever else the machine does. */
async function workOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const total = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
  const before = await total();
  return async () => (await total()) - before;
}

/** In the page: says what was sent to the panel and waits for the first row to be painted. */
function mounting() {
  return new Promise((done) => {
    const started = performance.now();
    window.postMessage(window.sent, "*");
    const look = () => {
      if (document.querySelector("[role=treeitem]") === null) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
    };
    look();
  });
}

/** In the page: as many rows without a library, each with five parts, all of them in the document. */
function plainRows() {
  return new Promise((done) => {
    const started = performance.now();
    const list = document.createElement("div");
    for (const { sentence, number, kind, depth } of window.sent.list.rows) {
      const row = document.createElement("div");
      for (const text of [`#${number}`, `depth ${depth}`, kind, sentence.text, sentence.weight])
        row.append(Object.assign(document.createElement("span"), { textContent: text }));
      list.append(row);
    }
    document.body.append(list);
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
  });
}
