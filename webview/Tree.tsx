import {
  buildProxiedInstance,
  hotkeysCoreFeature,
  type ItemInstance,
  syncDataLoaderFeature,
} from "@headless-tree/core";
import { useTree } from "@headless-tree/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import type { OpenGeneration, Place } from "../server/protocol/answers.ts";
import type { ListRow, RowItem } from "../server/protocol/panel.ts";
import { ItemLine, Row } from "./Row.tsx";
import { t } from "./strings.ts";

/** A line of the tree: a generation, or one of the items worth a look in it. */
type Node = { readonly row: ListRow; readonly item?: RowItem };

interface TreeProps {
  readonly rows: readonly ListRow[];
  readonly selected?: string;
  readonly changed: ReadonlySet<string>;
  readonly unfolded: readonly string[];
  /** Generations as far as they were asked for; an unfolded one shows its items once it is here. */
  readonly generations: { readonly [generation: string]: OpenGeneration };
  onChoose(generation: string): void;
  onUnfold(generations: readonly string[]): void;
  onOpen(place: Place): void;
  /** Shows an item among the session's records. */
  onReadAt(item: RowItem): void;
}

const ROOT = "root";

/** Between a generation's id and the index of one of its items; ids of generations never hold it. */
const SEPARATOR = "\u0000";
const isItem = (id: string | undefined): boolean => id?.includes(SEPARATOR) ?? false;

const ROW_HEIGHT = 62;
const ITEM_HEIGHT = 26;

/**
 * The lineage as a tree: generations with their lanes, each holding the few items worth a look. Only the lines in view are in the
 * document. Arrow keys, Home and End move; Enter selects a generation or opens an item where it stood, Shift+Enter shows it in the session.
 */
export function Tree(props: TreeProps) {
  const { rows, selected, changed, unfolded, generations, onChoose, onUnfold, onOpen, onReadAt } = props;
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const current = useRef({ byId, rows, generations });
  current.current = { byId, rows, generations };
  const scroller = useRef<HTMLDivElement>(null);
  const act = (item: ItemInstance<Node>): void => {
    const node = item.getItemData();
    if (node.item) onOpen(node.item.place);
    else onChoose(node.row.id);
  };
  const tree = useTree<Node>({
    rootItemId: ROOT,
    // The same list is the same tree: it is compared by identity, and never written to.
    state: { expandedItems: unfolded as string[] },
    setExpandedItems: (change) => onUnfold(typeof change === "function" ? change([...unfolded]) : change),
    // Thousands of lines are cheaper as proxies than as objects with all their methods.
    instanceBuilder: buildProxiedInstance,
    dataLoader: {
      getItem: (id) => nodeOf(id, current.current),
      getChildren: (id) => childrenOf(id, current.current),
    },
    // A screen reader reads the line itself; nothing else asks for a name.
    getItemName: (item) => item.getId(),
    isItemFolder: (item) => current.current.byId.get(item.getId())?.worth !== undefined,
    onPrimaryAction: act,
    scrollToItem: (item) => virtualizer.scrollToIndex(item.getItemMeta().index),
    hotkeys: {
      customActivate: { hotkey: "Enter", handler: (_, instance) => act(instance.getFocusedItem()) },
      customReadAt: {
        hotkey: "Shift+Enter",
        handler: (_, instance) => {
          const { item } = instance.getFocusedItem().getItemData();
          if (item) onReadAt(item);
        },
      },
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  });
  const shown = unfolded.map((id) => `${id} ${generations[id]?.row.top.length}`).join();
  const built = useRef({ rows, shown });
  useEffect(() => {
    // The tree builds itself when it is mounted.
    if (built.current.rows === rows && built.current.shown === shown) return;
    built.current = { rows, shown };
    tree.rebuildTree();
  }, [rows, shown, tree]);

  const lines = tree.getItems();
  // The lines that the tree has just built: told from what it built them of, since asking thousands of them takes longer than all the rest.
  const ids = useMemo(() => (lines.length === 0 ? [] : linesOf(unfolded, current.current)), [lines, unfolded]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (isItem(ids[index]) ? ITEM_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
  });
  const lanes =
    rows.reduce((most, row) => (row.lanes ? Math.max(most, row.lanes.column, ...row.lanes.through) : most), 0) + 1;

  return (
    <div className="tree" ref={scroller}>
      <div
        {...tree.getContainerProps(t("tree.label"))}
        className="lines"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map((line) => {
          const item = lines[line.index];
          if (!item) return null;
          const node = item.getItemData();
          const isSelected = node.item === undefined && node.row.id === selected;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens to the keyboard as a whole (hotkeys above)
            <div
              {...item.getProps()}
              role="treeitem"
              tabIndex={tree.getFocusedItem().getId() === item.getId() ? 0 : -1}
              key={line.key}
              className={`line${isSelected ? " selected" : ""}`}
              aria-selected={isSelected}
              aria-label={undefined}
              style={{ height: line.size, transform: `translateY(${line.start}px)` }}
              onClick={() => {
                item.setFocused();
                act(item);
              }}
            >
              {node.item ? (
                <ItemLine item={node.item} lanes={lanes} row={node.row} />
              ) : (
                <Row
                  row={node.row}
                  lanes={lanes}
                  open={item.isExpanded()}
                  folder={item.isFolder()}
                  changed={changed.has(node.row.id)}
                  waiting={item.isExpanded() && generations[node.row.id] === undefined}
                  onTwist={() => (item.isExpanded() ? item.collapse() : item.expand())}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type Known = Pick<TreeProps, "rows" | "generations"> & { readonly byId: ReadonlyMap<string, ListRow> };

/** What a line is drawn from. The tree may ask for lines that have just gone; it builds itself anew before they are painted. */
function nodeOf(id: string, { byId, generations, rows }: Known): Node {
  const [generation = "", index] = id.split(SEPARATOR);
  const row = byId.get(generation) ?? (rows[0] as ListRow);
  const item = index === undefined ? undefined : generations[generation]?.row.top[Number(index)];
  return { row, ...(item ? { item } : {}) };
}

const linesOf = (unfolded: readonly string[], known: Known): readonly string[] => {
  const open = new Set(unfolded);
  return childrenOf(ROOT, known).flatMap((id) => (open.has(id) ? [id, ...childrenOf(id, known)] : [id]));
};

const childrenOf = (id: string, { generations, rows }: Known): string[] =>
  id === ROOT
    ? rows.map((row) => row.id)
    : (generations[id]?.row.top.map((_, index) => `${id}${SEPARATOR}${index}`) ?? []);
