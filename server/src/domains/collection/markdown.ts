import { isNoteContent, type NoteNode } from '@stratum/contract/note-content';
import { lexer, type Token, type Tokens } from 'marked';
import { inlineNodes } from './markdown-inline.ts';
import { emptyNote } from './note.ts';

/** A note from Markdown with GitHub's tables and checklists; HTML in it is text. */
export function noteFromMarkdown(markdown: string): NoteNode {
  const content = blocksOf(lexer(markdown.replaceAll('\0', '').toWellFormed()));
  const note = { type: 'doc', content };
  // Deeper than a note may be: its words are kept.
  return content.length > 0 && isNoteContent(note) ? note : plainNote(markdown);
}

function plainNote(text: string): NoteNode {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return emptyNote;
  return { type: 'doc', content: lines.map((line) => paragraph([{ type: 'text', text: line }])) };
}

function blocksOf(tokens: readonly Token[]): NoteNode[] {
  return tokens.flatMap((token) => blockOf(token));
}

/** Tokens of marked have a type of their own beside `Generic`, which takes narrowing away. */
function blockOf(token: Token): NoteNode[] {
  switch (token.type) {
    case 'heading':
      return [heading(token as Tokens.Heading)];
    case 'list':
      return [list(token as Tokens.List)];
    case 'blockquote':
      return [{ type: 'blockquote', content: filled(blocksOf(token.tokens ?? [])) }];
    case 'code':
      return [codeBlock(token as Tokens.Code)];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return [table(token as Tokens.Table)];
    case 'paragraph':
    case 'text':
    case 'html':
      return inlineBlock(token);
    default:
      return [];
  }
}

function inlineBlock(token: Token): NoteNode[] {
  const inline = inlineNodes(
    'tokens' in token && token.tokens ? token.tokens : [textOf(token.raw)],
  );
  return inline.length > 0 ? [paragraph(inline)] : [];
}

const textOf = (raw: string): Token => ({ type: 'text', raw, text: raw });
const paragraph = (content: readonly NoteNode[]): NoteNode => ({ type: 'paragraph', content });
/** A block that has to hold one. */
const filled = (content: NoteNode[]) => (content.length > 0 ? content : [{ type: 'paragraph' }]);

function heading({ depth, tokens }: Tokens.Heading): NoteNode {
  return { type: 'heading', attrs: { level: Math.min(depth, 3) }, content: inlineNodes(tokens) };
}

function codeBlock({ lang, text }: Tokens.Code): NoteNode {
  const content = text === '' ? [] : [{ type: 'text', text }];
  return { type: 'codeBlock', attrs: { language: lang?.slice(0, 100) || null }, content };
}

function list({ ordered, start, items }: Tokens.List): NoteNode {
  if (items.some(({ task }) => task)) {
    const content = items.map(({ checked, tokens }) => ({
      type: 'taskItem',
      attrs: { checked: checked === true },
      content: filled(blocksOf(tokens)),
    }));
    return { type: 'taskList', content };
  }
  const content = items.map(({ tokens }) => ({
    type: 'listItem',
    content: filled(blocksOf(tokens)),
  }));
  if (!ordered) return { type: 'bulletList', content };
  return {
    type: 'orderedList',
    attrs: { start: Math.min(Number(start) || 1, 1_000_000) },
    content,
  };
}

function table({ header, rows }: Tokens.Table): NoteNode {
  const row = (type: string, cells: readonly Tokens.TableCell[]): NoteNode => ({
    type: 'tableRow',
    content: cells.map(({ tokens }) => ({ type, content: [paragraph(inlineNodes(tokens))] })),
  });
  return {
    type: 'table',
    content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))],
  };
}
