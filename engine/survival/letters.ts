/** Both sides of a rewrite in composed letters (composed.ts), so that how a letter is written makes no difference; and the way back. */
import { asComposed, asWritten, composedOf, composedPassage } from "../composed.ts";
import type { Item, Obligation } from "../item.ts";
import type { Side, SurvivalOptions, Survived } from "../survival.ts";
import type { Span } from "../text.ts";

/** Sides and options in composed letters; `restore` names what came of them by the items, texts and places as they are written. */
export interface Letters {
  readonly region: Side;
  readonly surviving: Side;
  readonly options: SurvivalOptions;
  readonly restore: (survived: Survived) => Survived;
}

/** Composes whatever is not; `undefined` where nothing is to be done. */
export function lettersOf(region: Side, surviving: Side, options: SurvivalOptions): Letters | undefined {
  if (isComposed(region) && isComposed(surviving) && !isApart(options)) return undefined;
  const [before, after] = [composedSide(region), composedSide(surviving)];
  return {
    region: before.side,
    surviving: after.side,
    options: composedOptions(options, surviving),
    restore: ({ survival, invented }) => ({
      survival: survival.map((fate) => ({
        ...fate,
        item: before.restore(fate.item),
        places: fate.places.map(before.restore),
        ...(fate.instead ? { instead: { ...fate.instead, ...placeOf(fate.instead, surviving) } } : {}),
      })),
      invented: invented.map((one) => ({ ...one, ...placeOf(one, surviving) })),
    }),
  };
}

const isComposed = ({ passages }: Side): boolean => passages.every((one) => composedPassage(one) === undefined);

const isApart = ({ carriers = [], obligations = [] }: SurvivalOptions): boolean =>
  carriers.some(({ text }) => composedOf(text) !== text) ||
  obligations.some(({ needs }) => needs.some(({ token }) => composedOf(token) !== token));

interface ComposedSide {
  readonly side: Side;
  /** The item that a composed one was made from; one that was found in the composed text itself is moved to its place. */
  readonly restore: (item: Item) => Item;
}

function composedSide({ passages, items }: Side): ComposedSide {
  const forms = passages.map(composedPassage);
  const originals = new Map<Item, Item>();
  const composed = items.map((item) => {
    const form = forms[item.passage];
    if (!form) return item;
    const made = asComposed(item, form);
    originals.set(made, item);
    return made;
  });
  return {
    side: { passages: passages.map((passage, index) => forms[index]?.passage ?? passage), items: composed },
    restore: (item) => {
      const form = forms[item.passage];
      return originals.get(item) ?? (form ? asWritten(item, form, passages[item.passage]?.text ?? "") : item);
    },
  };
}

function composedOptions(options: SurvivalOptions, surviving: Side): SurvivalOptions {
  const { carriers, obligations, sealed } = options;
  return {
    ...options,
    ...(carriers ? { carriers: carriers.map((one) => ({ ...one, text: composedOf(one.text) })) } : {}),
    ...(obligations ? { obligations: obligations.map(composedObligation) } : {}),
    ...(sealed ? { sealed: sealed.map((one) => ({ ...one, span: composedSpan(one, surviving) })) } : {}),
  };
}

const composedObligation = (obligation: Obligation): Obligation => ({
  ...obligation,
  needs: obligation.needs.map((need) => ({ ...need, token: composedOf(need.token) })),
});

interface Place {
  readonly passage: number;
  readonly span: Span;
}

function composedSpan({ passage, span }: Place, { passages }: Side): Span {
  const found = passages[passage];
  const form = found && composedPassage(found)?.form;
  return form ? { start: form.composed(span.start), end: form.composed(span.end) } : span;
}

/** Where a place of a composed passage lies in the text as written, and what stands there. */
function placeOf(
  { passage, span, text }: Place & { readonly text: string },
  { passages }: Side,
): { readonly span: Span; readonly text: string } {
  const found = passages[passage];
  const form = found && composedPassage(found)?.form;
  if (!form) return { span, text };
  const written = { start: form.written(span.start), end: form.written(span.end) };
  return { span: written, text: found.text.slice(written.start, written.end) };
}
