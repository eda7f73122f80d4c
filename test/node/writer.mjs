// Puts texts into a store as fast as it can and says each address once it is durable: `node writer.mjs BUNDLE FOLDER SEED`.
const [bundle, folder, seed] = process.argv.slice(2);
const { openStore } = await import(bundle);
const store = await openStore(folder);
for (let n = 0; ; n++) {
  const text = `${seed}:${n}:${"palimpsest ".repeat((n * 37) % 900)}`;
  const address = await store.put(text);
  await store.index(`handle-${n % 5}`, [{ address, span: { start: 0, end: seed.length } }]);
  process.stdout.write(`${address}\n`);
}
