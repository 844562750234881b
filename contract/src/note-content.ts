import { collectionLimits } from './collection-words.ts';
import { isUuid } from './uuid.ts';

/**
 * What a note is made of: the editor's JSON (ProseMirror's, as tiptap names its nodes), cut to the
 * nodes, attributes and link schemes below. Walked without recursion, so that no depth ends the stack.
 */
export interface NoteNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly NoteNode[];
  readonly marks?: readonly { readonly type: string; readonly attrs?: Record<string, unknown> }[];
  readonly text?: string;
}

type AttributeCheck = (value: unknown) => boolean;
type Attributes = Readonly<Record<string, AttributeCheck>>;

const wholeNumber =
  (min: number, max: number): AttributeCheck =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const shortText: AttributeCheck = (value) =>
  value === null || (typeof value === 'string' && value.length <= 500);
const id: AttributeCheck = (value) => typeof value === 'string' && isUuid(value);
const columnWidths: AttributeCheck = (value) =>
  value === null ||
  (Array.isArray(value) && value.length <= 100 && value.every(wholeNumber(0, 10_000)));
const cell: Attributes = {
  colspan: wholeNumber(1, 100),
  rowspan: wholeNumber(1, 100),
  colwidth: columnWidths,
};

const nodeAttributes: Readonly<Record<string, Attributes>> = {
  doc: {},
  paragraph: {},
  text: {},
  heading: { level: wholeNumber(1, 3) },
  bulletList: {},
  orderedList: { start: wholeNumber(0, 1_000_000), type: shortText },
  listItem: {},
  taskList: {},
  taskItem: { checked: (value) => typeof value === 'boolean' },
  blockquote: {},
  codeBlock: { language: shortText },
  horizontalRule: {},
  hardBreak: {},
  /** A file of the writer's. */
  image: { fileId: id, alt: shortText },
  table: {},
  tableRow: {},
  tableHeader: cell,
  tableCell: cell,
  /** Another item of the writer's. */
  itemLink: { id, title: shortText },
};

const markAttributes: Readonly<Record<string, Attributes>> = {
  bold: {},
  italic: {},
  strike: {},
  underline: {},
  code: {},
  highlight: {},
  link: { href: isSafeLink },
};

/** Schemes a link may have; relative addresses would lead elsewhere in an export. */
export function isSafeLink(href: unknown): boolean {
  if (typeof href !== 'string' || href.length > 2000) return false;
  return /^(?:https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(href);
}

/** Whether a value is a note: a `doc` of known nodes, attributes and links, not deeper than allowed. */
export function isNoteContent(value: unknown): value is NoteNode {
  if (!isNode(value) || value.type !== 'doc') return false;
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > collectionLimits.noteDepth || !level.every(isNode)) return false;
    level = level.flatMap((node) => node.content ?? []);
  }
  return true;
}

function isNode(value: unknown): value is NoteNode {
  if (!isRecord(value)) return false;
  const { type, attrs, content, marks, text, ...more } = value;
  if (Object.keys(more).length > 0 || typeof type !== 'string') return false;
  return (
    hasAttributes(nodeAttributes, type, attrs) &&
    (content === undefined || (Array.isArray(content) && type !== 'text')) &&
    (marks === undefined || (Array.isArray(marks) && marks.every(isMark))) &&
    (type === 'text' ? isText(text) : text === undefined)
  );
}

const isText = (text: unknown) =>
  typeof text === 'string' && text.length > 0 && !text.includes('\0') && text.isWellFormed();

function isMark(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { type, attrs, ...more } = value;
  return (
    Object.keys(more).length === 0 &&
    typeof type === 'string' &&
    hasAttributes(markAttributes, type, attrs)
  );
}

/** Every attribute is known and holds what it may; what the editor leaves out is left out. */
function hasAttributes(
  known: Readonly<Record<string, Attributes>>,
  type: string,
  attrs: unknown,
): boolean {
  const allowed = Object.hasOwn(known, type) ? known[type] : undefined;
  if (!allowed) return false;
  if (attrs === undefined) return true;
  return (
    isRecord(attrs) &&
    Object.entries(attrs).every(
      ([name, value]) => Object.hasOwn(allowed, name) && allowed[name]?.(value),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All nodes in the order of reading. */
export function* nodesOf(content: NoteNode): Generator<NoteNode> {
  const ahead: NoteNode[] = [content];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    yield node;
    ahead.push(...(node.content ?? []).toReversed());
  }
}

const inlineNodes = new Set(['text', 'itemLink']);

/** The words of a note, a line for each block. */
export function noteText(content: NoteNode): string {
  let text = '';
  for (const { type, text: words, attrs } of nodesOf(content)) {
    if (type === 'text') text += words ?? '';
    else if (type === 'itemLink') text += titleOf(attrs);
    else if (!inlineNodes.has(type) && text !== '' && !text.endsWith('\n')) text += '\n';
  }
  return text.trim();
}

function titleOf(attrs: NoteNode['attrs']): string {
  const title = attrs?.['title'];
  return typeof title === 'string' ? title : '';
}

/** The values that one attribute has on the nodes of a type, each once. */
export function idsIn(content: NoteNode, type: 'image' | 'itemLink'): string[] {
  const name = type === 'image' ? 'fileId' : 'id';
  const found = new Set<string>();
  for (const node of nodesOf(content)) {
    const value = node.type === type ? node.attrs?.[name] : undefined;
    if (typeof value === 'string') found.add(value.toLowerCase());
  }
  return [...found];
}

/** How many entries of the checklists of a note are done; null where it has none. */
export function checklistOf(content: NoteNode): { done: number; total: number } | null {
  let [done, total] = [0, 0];
  for (const { type, attrs } of nodesOf(content)) {
    if (type !== 'taskItem') continue;
    total += 1;
    if (attrs?.['checked'] === true) done += 1;
  }
  return total === 0 ? null : { done, total };
}
