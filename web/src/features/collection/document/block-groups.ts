import type { DocumentBlock } from '@stratum/contract/document-preview';

type ListItem = Extract<DocumentBlock, { kind: 'list_item' }>;
type SingleBlock = Exclude<DocumentBlock, ListItem>;

interface ListEntry {
  readonly text: string;
  readonly lists: readonly ListGroup[];
}
export interface ListGroup {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly entries: readonly ListEntry[];
}
export type BlockGroup = SingleBlock | ListGroup;

/** Blocks with items of lists that follow one another as lists, one within the other by their depth. */
export function groupBlocks(blocks: readonly DocumentBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  let items: ListItem[] = [];
  const closeList = () => {
    groups.push(...listsOf(items));
    items = [];
  };
  for (const block of blocks) {
    if (block.kind === 'list_item') items.push(block);
    else {
      closeList();
      groups.push(block);
    }
  }
  closeList();
  return groups;
}

function listsOf(items: readonly ListItem[]): ListGroup[] {
  const [first] = items;
  if (!first) return [];
  const { isOrdered } = first;
  const depth = Math.min(...items.map((item) => item.depth));
  const isTop = (item: ListItem) => item.depth === depth;
  // Items deeper than the first of their level stand under an entry without words.
  const changes = items.findIndex((item) => isTop(item) && item.isOrdered !== isOrdered);
  const own = changes < 1 ? items : items.slice(0, changes);
  const starts = own.flatMap((item, at) => (isTop(item) || at === 0 ? [at] : []));
  const entries = starts.map((start, at) => {
    const part = own.slice(start, starts[at + 1]);
    const [head, ...rest] = part;
    return head && isTop(head)
      ? { text: head.text, lists: listsOf(rest) }
      : { text: '', lists: listsOf(part) };
  });
  return [
    { kind: 'list', isOrdered, entries },
    ...(own === items ? [] : listsOf(items.slice(changes))),
  ];
}
