import type { DocumentBlock } from '@stratum/contract/document-preview';
import type { OfficeContentNode } from 'officeparser';
import type { ReadDocument } from '../document-task.ts';
import { documentRules } from '../rules.ts';

const {
  blocks: maxBlocks,
  rows: maxRows,
  columns: maxColumns,
  paragraph,
  ...rules
} = documentRules;

interface Content {
  readonly content: readonly OfficeContentNode[];
  /** A picture by its name inside the document, in base64. */
  readonly pictureOf: (name: string) => string | undefined;
}

/** Headings, paragraphs, lists, tables and pictures of a document, in their order and without its layout. */
export function blocksOf(document: Content): Omit<ReadDocument, 'text'> {
  const blocks: DocumentBlock[] = [];
  const pictures: Uint8Array[] = [];
  let isCut = false;
  const add = (block: DocumentBlock) => {
    if (blocks.length < maxBlocks) blocks.push(block);
    else isCut = true;
  };
  const addPicture = (name: string, alt: string) => {
    const picture = Buffer.from(document.pictureOf(name) ?? '', 'base64');
    const isKept = pictures.length < rules.pictures && picture.length <= rules.pictureBytes;
    if (!isKept) isCut = true;
    else if (picture.length > 0) {
      add({ kind: 'picture', image: pictures.length, alt: alt.slice(0, paragraph) });
      pictures.push(picture);
    }
  };
  const addTable = (node: OfficeContentNode) => {
    const rows = rowsOf(node);
    if (rows.length > maxRows || rows.some(({ length }) => length > maxColumns)) isCut = true;
    const kept = rows.slice(0, maxRows).map((cells) => cells.slice(0, maxColumns));
    if (kept.some((cells) => cells.some((cell) => cell !== ''))) add({ kind: 'table', rows: kept });
  };
  const walk = (node: OfficeContentNode): void => {
    if (node.type === 'table') return addTable(node);
    if (node.type === 'sheet') {
      add({ kind: 'sheet', name: node.metadata?.sheetName ?? '' });
      addTable(node);
      node.children?.filter(({ type }) => type !== 'row').forEach(walk);
      return;
    }
    if (node.type === 'image') {
      return addPicture(node.metadata?.attachmentName ?? '', node.metadata?.altText ?? '');
    }
    if (node.type === 'slide') add({ kind: 'slide', number: node.metadata?.slideNumber ?? 1 });
    const said = saidBy(node);
    if (said) add(said);
    // Besides the runs of a paragraph's text: a picture stands in one.
    for (const child of node.children ?? []) if (child.type !== 'text') walk(child);
  };
  document.content.forEach(walk);
  return { blocks, pictures, isCut };
}

/** The block of a node that has words of its own. */
function saidBy(node: OfficeContentNode): DocumentBlock | null {
  const text = (node.text ?? '').trim().slice(0, paragraph);
  if (text === '') return null;
  if (node.type === 'heading') {
    const level = Math.min(Math.max(node.metadata?.level ?? 1, 1), 6);
    return { kind: 'heading', level, text };
  }
  if (node.type === 'list') {
    const { indentation = 0, listType } = node.metadata ?? {};
    return { kind: 'list_item', depth: indentation, isOrdered: listType === 'ordered', text };
  }
  return node.type === 'paragraph' || node.type === 'code' ? { kind: 'paragraph', text } : null;
}

/** Cells by row, each where its column is. */
function rowsOf({ children = [] }: OfficeContentNode): string[][] {
  return children
    .filter(({ type }) => type === 'row')
    .map((row) => {
      const cells: string[] = [];
      for (const cell of row.children ?? []) {
        const column = (cell.type === 'cell' && cell.metadata?.col) || cells.length;
        while (cells.length < Math.min(column, maxColumns)) cells.push('');
        cells.push((cell.text ?? '').trim().slice(0, paragraph));
      }
      return cells;
    });
}
