import { Lexer, lexer, type Token, type Tokens } from 'marked';
import { isNoteContent, type NoteNode } from '../note-content.ts';
import { noTargets, type Targets } from './places.ts';
import { inlineNodes } from './read-inline.ts';

/**
 * A note from Markdown with GitHub's tables and checklists. HTML in it is text, but for the tags of
 * marks and breaks that `write.ts` uses.
 */
export function noteFromMarkdown(markdown: string, targets = noTargets): NoteNode {
  const content = blocksOf(lexer(markdown.replaceAll('\0', '').toWellFormed()), targets);
  const note = { type: 'doc', content };
  // Deeper than a note may be: its words are kept.
  return content.length > 0 && isNoteContent(note) ? note : plainNote(markdown);
}

function plainNote(text: string): NoteNode {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const content = lines.map((line) => paragraph([{ type: 'text', text: line }]));
  return { type: 'doc', content: filled(content) };
}

function blocksOf(tokens: readonly Token[], targets: Targets): NoteNode[] {
  return tokens.flatMap((token) => blockOf(token, targets));
}

/** Tokens of marked have a type of their own beside `Generic`, which takes narrowing away. */
function blockOf(token: Token, targets: Targets): NoteNode[] {
  switch (token.type) {
    case 'heading':
      return [heading(token as Tokens.Heading, targets)];
    case 'list':
      return [list(token as Tokens.List, targets)];
    case 'blockquote':
      return [{ type: 'blockquote', content: filled(blocksOf(token.tokens ?? [], targets)) }];
    case 'code':
      return [codeBlock(token as Tokens.Code)];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return [table(token as Tokens.Table, targets)];
    case 'html':
      return htmlBlock(token.raw.trim(), targets);
    case 'paragraph':
    case 'text':
      return inlineBlock('tokens' in token && token.tokens ? token.tokens : [token], targets);
    default:
      return [];
  }
}

/** A comment keeps lists apart, and an empty paragraph stands as one. */
function htmlBlock(raw: string, targets: Targets): NoteNode[] {
  if (raw === '<!-- -->') return [];
  return inlineBlock(Lexer.lexInline(raw), targets);
}

/** A picture stands by itself. */
function inlineBlock(tokens: readonly Token[], targets: Targets): NoteNode[] {
  const said = tokens.filter(({ type }) => type !== 'checkbox');
  if (
    said
      .map(({ raw }) => raw)
      .join('')
      .trim() === '<p></p>'
  )
    return [{ type: 'paragraph' }];
  const [first] = said;
  const fileId = said.length === 1 && first?.type === 'image' && targets.pictureAt(first.href);
  if (first && fileId) {
    const alt = inlineNodes(Lexer.lexInline(first.text), targets)
      .map(({ text }) => text ?? '')
      .join('');
    return [{ type: 'image', attrs: { fileId, alt: alt === '' ? null : alt.slice(0, 500) } }];
  }
  const inline = inlineNodes(tokens, targets);
  return inline.length > 0 ? [paragraph(inline)] : [];
}

const paragraph = (content: readonly NoteNode[]): NoteNode => ({
  type: 'paragraph',
  ...some(content),
});
const some = (content: readonly NoteNode[]) => (content.length > 0 ? { content } : {});
/** A block that has to hold one. */
const filled = (content: NoteNode[]) => (content.length > 0 ? content : [{ type: 'paragraph' }]);

function heading({ depth, tokens }: Tokens.Heading, targets: Targets): NoteNode {
  const content = inlineNodes(tokens, targets);
  return { type: 'heading', attrs: { level: Math.min(depth, 3) }, ...some(content) };
}

function codeBlock({ lang, text }: Tokens.Code): NoteNode {
  const content = text === '' ? [] : [{ type: 'text', text }];
  return { type: 'codeBlock', attrs: { language: lang?.slice(0, 100) || null }, ...some(content) };
}

function list({ ordered, start, items }: Tokens.List, targets: Targets): NoteNode {
  const held = (tokens: readonly Token[]) => filled(blocksOf(tokens, targets));
  if (items.some(({ task }) => task)) {
    const content = items.map(({ checked, tokens }) => ({
      type: 'taskItem',
      attrs: { checked: checked === true },
      content: held(tokens),
    }));
    return { type: 'taskList', content };
  }
  const content = items.map(({ tokens }) => ({ type: 'listItem', content: held(tokens) }));
  if (!ordered) return { type: 'bulletList', content };
  const first = start === '' ? 1 : start;
  return { type: 'orderedList', attrs: { start: Math.min(first, 1_000_000) }, content };
}

function table({ header, rows }: Tokens.Table, targets: Targets): NoteNode {
  const row = (type: string, cells: readonly Tokens.TableCell[]): NoteNode => ({
    type: 'tableRow',
    content: cells.map(({ tokens }) => ({
      type,
      content: [paragraph(inlineNodes(tokens, targets))],
    })),
  });
  return {
    type: 'table',
    content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))],
  };
}
