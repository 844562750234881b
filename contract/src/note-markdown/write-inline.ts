import type { NoteNode } from '../note-content.ts';
import { wordsOf } from './attribute.ts';
import { type Mark, markTags, type Places } from './places.ts';

/** Words with their marks, on one line. */
export function inlineMarkdown(nodes: readonly NoteNode[], places: Places): string {
  const said = nodes.map((node, at) => {
    if (node.type === 'hardBreak') return '<br>';
    if (node.type === 'itemLink') {
      const title = escaped(wordsOf(node.attrs?.['title']));
      return `[${title}](${address(places.itemAddress(String(node.attrs?.['id'])))})`;
    }
    return marked(node, { before: nodes[at - 1], next: nodes[at + 1] });
  });
  return said.join('').replace(/^ | $/g, '&#32;');
}

interface Neighbours {
  readonly before: NoteNode | undefined;
  readonly next: NoteNode | undefined;
}

const signs: Readonly<Record<string, string>> = { bold: '**', italic: '*', strike: '~~' };

/** By signs where words stand free, by tags anywhere else, where signs would be read as words. */
function marked({ text = '', marks = [] }: NoteNode, { before, next }: Neighbours): string {
  const [only] = marks;
  const sign = only && marks.length === 1 ? signs[only.type] : undefined;
  const isFree =
    /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(text) &&
    (before === undefined || before.text?.endsWith(' ')) &&
    (next === undefined || next.text?.startsWith(' '));
  if (sign && isFree) return `${sign}${escaped(text)}${sign}`;
  return inOrder(marks).reduce(wrapped, escaped(text));
}

/** Links innermost, so that a tag does not end inside one. */
function inOrder(marks: readonly Mark[]): readonly Mark[] {
  return marks.toSorted(
    (one, other) => Number(other.type === 'link') - Number(one.type === 'link'),
  );
}

function wrapped(inner: string, { type, attrs }: Mark): string {
  if (type === 'link') return `[${inner}](${address(String(attrs?.['href']))})`;
  const tag = Object.entries(markTags).find(([name]) => name === type)?.[1];
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

const address = (href: string) => `<${href.replace(/[\\<>|*_`~&]/g, '\\$&')}>`;

/** Every sign that Markdown may read is one of the text; spaces that it would drop are written by number. */
function escaped(text: string): string {
  return text
    .replace(/[!-/:-@[-`{-~]/g, '\\$&')
    .replace(/\n/g, ' ')
    .replace(/\t/g, '&#9;')
    .replace(/\u00a0/g, '&#160;')
    .replace(/ {2,}/g, (spaces) => '&#32;'.repeat(spaces.length));
}
