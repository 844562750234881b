import type { ReadDocument } from '../document-task.ts';
import { documentRules } from '../rules.ts';

const { blocks: maxBlocks, paragraph, characters } = documentRules;

/** A text as its paragraphs, which an empty line ends. */
export function readPlainText(bytes: Uint8Array): ReadDocument {
  const text = decodeText(bytes);
  const paragraphs = text
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const blocks = paragraphs
    .slice(0, maxBlocks)
    .map((part) => ({ kind: 'paragraph' as const, text: part.slice(0, paragraph) }));
  const isCut =
    paragraphs.length > maxBlocks || paragraphs.some(({ length }) => length > paragraph);
  return { blocks, pictures: [], isCut, text: text.slice(0, characters) };
}

/** UTF-8, or else what older programs of Western Europe write. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What most often stands between the columns of a table’s first line. */
export function delimiterOf(table: string): string {
  const [firstLine = ''] = table.split('\n', 1);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
