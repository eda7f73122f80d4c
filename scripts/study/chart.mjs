// Charts as SVG files of their own: text is text, each has a title and a description, and a card of its own to stand on, light or dark.

const WIDTH = 720;
const LABEL = 176;
const ROW = 30;
const HEAD = 74;

/** Colours that differ in brightness too, so that nobody has to tell hues apart. */
const STYLE = `
  .card{fill:#fff;stroke:#d0d7de}.title{fill:#1f2328;font-weight:600}.text{fill:#1f2328}.soft{fill:#59636e}.track{fill:#eaeef2}.line{stroke:#d0d7de}
  .a{fill:#0969da}.b{fill:#bf8700}.c{fill:#cf222e}.pa{stroke:#0969da}.pb{stroke:#bf8700}
  text{font:13px system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
  .title{font-size:15px}.small{font-size:12px}
  @media (prefers-color-scheme:dark){
    .card{fill:#0d1117;stroke:#3d444d}.title,.text{fill:#f0f6fc}.soft{fill:#9198a1}.track{fill:#262c36}.line{stroke:#3d444d}
    .a{fill:#4493f8}.b{fill:#d29922}.c{fill:#f85149}.pa{stroke:#4493f8}.pb{stroke:#d29922}
  }`;

/** Bars from the left, one row a name, each in parts: `parts` are shares from 0 to 1, in the order of `legend`; `note` stands behind. */
export function bars({ title, subtitle, describe, legend, rows }) {
  const height = HEAD + rows.length * ROW + 16;
  const from = LABEL + 16;
  const room = WIDTH - from - 150;
  const drawn = rows.map(({ name, parts, note }, index) => {
    const y = HEAD + index * ROW;
    let x = from;
    const pieces = parts.map((part, at) => {
      const width = Math.max(0, Math.min(1, part)) * room;
      const piece =
        width < 0.05
          ? ""
          : `<rect class="${"abc"[at]}" x="${fixed(x)}" y="${y}" width="${fixed(width)}" height="18" rx="2"/>`;
      x += width;
      return piece;
    });
    return [
      `<text class="text" x="${LABEL}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>`,
      `<rect class="track" x="${from}" y="${y}" width="${room}" height="18" rx="2"/>`,
      ...pieces,
      `<text class="soft small" x="${from + room + 10}" y="${y + 14}">${escaped(note)}</text>`,
    ].join("");
  });
  return framed({ title, subtitle, describe, height, body: [keys(legend, from), ...drawn] });
}

/** Two lines over whole numbers from 1; a missing value breaks its line. */
export function lines({ title, subtitle, describe, legend, points, axis }) {
  const height = 300;
  const [left, right, top, bottom] = [64, WIDTH - 32, HEAD + 8, height - 64];
  const last = Math.max(2, ...points.map(({ at }) => at));
  const x = (at) => fixed(left + 32 + ((at - 1) / (last - 1)) * (right - left - 64));
  const ceiling = ceilingOf(points.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const y = (share) => fixed(bottom - (share / ceiling) * (bottom - top));
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map((part) => part * ceiling)
    .map(
      (share) =>
        `<line class="line" x1="${left}" x2="${right}" y1="${y(share)}" y2="${y(share)}"/><text class="soft small" x="${left - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${percent(share)}</text>`,
    );
  const ticks = points.map(
    ({ at }) => `<text class="soft small" x="${x(at)}" y="${bottom + 38}" text-anchor="middle">${at}</text>`,
  );
  const series = legend.map((_, index) => {
    const known = points.filter(({ values }) => values[index] !== undefined);
    const path = known.map(({ at, values }, step) => `${step === 0 ? "M" : "L"}${x(at)} ${y(values[index])}`).join("");
    const dots = known.map(
      ({ at, values }) =>
        `<circle class="${"ab"[index]}" cx="${x(at)}" cy="${y(values[index])}" r="4"/><text class="text small" x="${x(at)}" y="${Number(y(values[index])) + (index === 0 ? -9 : 19)}" text-anchor="middle">${percent(values[index])}</text>`,
    );
    return `<path class="p${"ab"[index]}" d="${path}" fill="none" stroke-width="2"/>${dots.join("")}`;
  });
  const caption = `<text class="soft small" x="${(left + right) / 2}" y="${height - 10}" text-anchor="middle">${escaped(axis)}</text>`;
  return framed({
    title,
    subtitle,
    describe,
    height,
    body: [keys(legend, left), ...grid, ...ticks, ...series, caption],
  });
}

/** The share at the top of a scale: the highest value with some air, in steps of a fifth. */
const ceilingOf = (shares) => Math.min(1, Math.ceil(Math.max(0.01, ...shares) * 1.15 * 5) / 5);

function framed({ title, subtitle, describe, height, body }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title desc">
<title id="title">${escaped(title)}</title>
<desc id="desc">${escaped(describe)}</desc>
<style>${STYLE}
</style>
<rect class="card" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="6"/>
<text class="title" x="16" y="26">${escaped(title)}</text>
<text class="soft small" x="16" y="44">${escaped(subtitle)}</text>
${body.filter((part) => part !== "").join("\n")}
</svg>
`;
}

/** What the colours mean. */
function keys(legend, from) {
  let x = from;
  return legend
    .map((name, index) => {
      const key = `<rect class="${"abc"[index]}" x="${x}" y="54" width="10" height="10" rx="2"/><text class="soft small" x="${x + 15}" y="63">${escaped(name)}</text>`;
      x += 34 + name.length * 6.6;
      return key;
    })
    .join("");
}

/** A share as whole percent; what is there is never shown as none, nor what is missing as all. */
export function percent(share) {
  if (share > 0 && share < 0.005) return "<1 %";
  if (share > 0.995 && share < 1) return ">99 %";
  return `${Math.round(share * 100)} %`;
}

const fixed = (number) => String(Math.round(number * 10) / 10);

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
