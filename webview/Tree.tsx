import {
  buildProxiedInstance,
  hotkeysCoreFeature,
  type ItemInstance,
  syncDataLoaderFeature,
} from "@headless-tree/core";
import { useTree } from "@headless-tree/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import type { Place } from "../server/protocol/answers.ts";
import type { LineageRow, RowItem } from "../server/protocol/panel.ts";
import { ItemLine, Row } from "./Row.tsx";
import { t } from "./strings.ts";

/** A line of the tree: a generation, or one of the items worth a look in it. */
type Node = { readonly row: LineageRow; readonly item?: RowItem };

interface TreeProps {
  readonly rows: readonly LineageRow[];
  readonly selected?: string;
  readonly changed: ReadonlySet<string>;
  onChoose(generation: string): void;
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
export function Tree({ rows, selected, changed, onChoose, onOpen, onReadAt }: TreeProps) {
  const nodes = useMemo(() => nodesOf(rows), [rows]);
  const current = useRef(nodes);
  current.current = nodes;
  const scroller = useRef<HTMLDivElement>(null);
  const act = (item: ItemInstance<Node>): void => {
    const node = item.getItemData();
    if (node.item) onOpen(node.item.place);
    else onChoose(node.row.id);
  };
  const tree = useTree<Node>({
    rootItemId: ROOT,
    // Thousands of lines are cheaper as proxies than as objects with all their methods.
    instanceBuilder: buildProxiedInstance,
    dataLoader: {
      getItem: (id) => current.current.byId.get(id) ?? (rows[0] ? { row: rows[0] } : (undefined as never)),
      getChildren: (id) => [...(current.current.children.get(id) ?? [])],
    },
    // A screen reader reads the line itself; nothing else asks for a name.
    getItemName: (item) => item.getId(),
    isItemFolder: (item) => (current.current.children.get(item.getId())?.length ?? 0) > 0,
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
  const built = useRef(nodes);
  useEffect(() => {
    // The tree builds itself when it is mounted.
    if (built.current === nodes) return;
    built.current = nodes;
    tree.rebuildTree();
  }, [nodes, tree]);

  const lines = tree.getItems();
  const ids = useMemo(() => lines.map((line) => line.getId()), [lines]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (isItem(ids[index]) ? ITEM_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
  });
  const lanes = rows.reduce((most, { lanes: { column, through } }) => Math.max(most, column, ...through), 0) + 1;

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

interface Nodes {
  readonly byId: ReadonlyMap<string, Node>;
  readonly children: ReadonlyMap<string, readonly string[]>;
}

function nodesOf(rows: readonly LineageRow[]): Nodes {
  const byId = new Map<string, Node>();
  const children = new Map<string, readonly string[]>([[ROOT, rows.map(({ id }) => id)]]);
  for (const row of rows) {
    byId.set(row.id, { row });
    const ids = row.top.map((_, index) => `${row.id}${SEPARATOR}${index}`);
    children.set(row.id, ids);
    for (const [index, id] of ids.entries()) {
      const item = row.top[index];
      if (item) byId.set(id, { row, item });
    }
  }
  return { byId, children };
}
