import type { NoteNode } from '../note-content.ts';
import { wordsOf } from './attribute.ts';
import type { Places } from './places.ts';
import { inlineMarkdown } from './write-inline.ts';

/** A note as Markdown; `noteFromMarkdown` reads the same note from it. */
export function markdownOf(note: NoteNode, places: Places): string {
  return `${blocks(note.content ?? [], places)}\n`;
}

/** Blocks of one kind that would run into each other are kept apart. */
const mergeable = new Set(['bulletList', 'orderedList', 'taskList', 'blockquote']);

function blocks(nodes: readonly NoteNode[], places: Places): string {
  return nodes
    .map((node, at) => {
      const before = nodes[at - 1];
      const isApart = before && mergeable.has(before.type) && mergeable.has(node.type);
      return `${isApart ? '<!-- -->\n\n' : ''}${block(node, places)}`;
    })
    .join('\n\n');
}

function block(node: NoteNode, places: Places): string {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs['level']) || 1)} ${inlineMarkdown(content, places)}`.trimEnd();
    case 'bulletList':
      return items(content, () => '- ', places);
    case 'orderedList':
      return items(content, (at) => `${Number(attrs['start'] ?? 1) + at}. `, places);
    case 'taskList':
      return content.map((item) => taskItem(item, places)).join('\n');
    case 'blockquote':
      return prefixed(blocks(content, places), '> ', '> ').replace(/ +$/gm, '');
    case 'codeBlock':
      return codeBlock(wordsOf(attrs['language']), content.map(({ text }) => text).join(''));
    case 'horizontalRule':
      return '***';
    case 'image':
      return picture(attrs, places);
    case 'table':
      return table(content, places);
    default:
      return inlineMarkdown(content, places) || '<p></p>';
  }
}

function items(all: readonly NoteNode[], signOf: (at: number) => string, places: Places): string {
  return all
    .map(({ content = [] }, at) => {
      const sign = signOf(at);
      return prefixed(blocks(content, places), sign, ' '.repeat(sign.length));
    })
    .join('\n');
}

function taskItem({ attrs = {}, content = [] }: NoteNode, places: Places): string {
  const box = attrs['checked'] === true ? '[x]' : '[ ]';
  return prefixed(`${box} ${blocks(content, places)}`, '- ', '  ');
}

/** A sign before the first line, and room for it before the others. */
function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => {
      if (at === 0) return first + line;
      return line === '' && others.trim() === '' ? '' : others + line;
    })
    .join('\n');
}

function codeBlock(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language.replace(/[\s`]/g, '')}\n${text === '' ? '' : `${text}\n`}${fence}`;
}

function picture(attrs: Readonly<Record<string, unknown>>, { pictureAddress }: Places): string {
  const alt = inlineMarkdown([{ type: 'text', text: wordsOf(attrs['alt']) }], noPlaces);
  return `![${alt}](<${pictureAddress(String(attrs['fileId']).toLowerCase())}>)`;
}

const noPlaces: Places = { pictureAddress: () => '', itemAddress: () => '' };

/** Rows of one line each: blocks of a cell are set apart by breaks, and cells over several are one. */
function table(rows: readonly NoteNode[], places: Places): string {
  const lines = rows.map(({ content = [] }) => {
    const cells = content.map(({ content: inside = [] }) =>
      inside.map((each) => cellText(each, places)).join('<br>'),
    );
    return `| ${cells.join(' | ')} |`;
  });
  const [head = '', ...rest] = lines;
  const columns = rows[0]?.content?.length ?? 1;
  return [head, `|${' --- |'.repeat(columns)}`, ...rest].join('\n');
}

function cellText({ type, content = [] }: NoteNode, places: Places): string {
  const holdsWords = type === 'paragraph' || type === 'heading' || type === 'codeBlock';
  return holdsWords
    ? inlineMarkdown(content, places)
    : content.map((each) => cellText(each, places)).join('<br>');
}
