import type { Token } from 'marked';
import { isSafeLink, type NoteNode } from '../note-content.ts';
import { type Mark, markTags, type Targets } from './places.ts';

const markTypes: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', del: 'strike' };
const markOfTag = new Map(Object.entries(markTags).map(([type, tag]) => [tag as string, type]));

/** Words with their marks; a picture among them, or one from somewhere else, becomes a link to it. */
export function inlineNodes(tokens: readonly Token[], targets: Targets): NoteNode[] {
  return joined(marked(tokens, [], targets));
}

function marked(tokens: readonly Token[], outer: readonly Mark[], targets: Targets): NoteNode[] {
  let marks = outer;
  return tokens.flatMap((token) => {
    const tag = token.type === 'html' ? /^<(\/?)([a-z]+)>$/i.exec(token.raw.trim()) : null;
    const type = tag && markOfTag.get(tag[2]?.toLowerCase() ?? '');
    if (!tag || type == null) return inlineOf(token, marks, targets);
    marks = tag[1] ? without(marks, type) : [...marks, { type }];
    return [];
  });
}

const without = (marks: readonly Mark[], type: string) =>
  marks.filter((mark) => mark.type !== type);

function inlineOf(token: Token, marks: readonly Mark[], targets: Targets): NoteNode[] {
  const type = markTypes[token.type];
  if (type !== undefined) return marked(childrenOf(token), [...marks, { type }], targets);
  switch (token.type) {
    case 'br':
      return [{ type: 'hardBreak' }];
    case 'html':
      return /^<br ?\/?>$/i.test(token.raw.trim())
        ? [{ type: 'hardBreak' }]
        : words(token.raw, marks);
    case 'codespan':
      return words(token.text, [...marks, { type: 'code' }]);
    case 'escape':
      return words(token.text, marks);
    case 'link':
      return linkOf(token, marks, targets);
    case 'image':
      return words(token.text || token.href, withLink(marks, token.href));
    case 'checkbox':
      return [];
    case 'text':
      return token.tokens ? marked(token.tokens, marks, targets) : words(spaced(token.text), marks);
    default:
      return words('text' in token ? String(token.text) : token.raw, marks);
  }
}

function linkOf(token: Token, marks: readonly Mark[], targets: Targets): NoteNode[] {
  const href = 'href' in token ? String(token.href) : '';
  const id = targets.itemAt(href);
  const said = marked(childrenOf(token), id === undefined ? [] : withLink(marks, href), targets);
  if (id === undefined) return marked(childrenOf(token), withLink(marks, href), targets);
  return [{ type: 'itemLink', attrs: { id, title: said.map(({ text }) => text ?? '').join('') } }];
}

function childrenOf(token: Token): readonly Token[] {
  return ('tokens' in token ? token.tokens : undefined) ?? [];
}

function withLink(marks: readonly Mark[], href: unknown): readonly Mark[] {
  return isSafeLink(href) ? [...marks, { type: 'link', attrs: { href } }] : marks;
}

/** Line breaks within a paragraph of Markdown are spaces; a space that counts is written by its number. */
const spaced = (text: string) =>
  text
    .replace(/ *\n */g, ' ')
    .replace(/&#(9|32|160);/g, (_, code) => String.fromCodePoint(Number(code)));

function words(text: string, marks: readonly Mark[]): NoteNode[] {
  if (text === '') return [];
  return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
}

/** Neighbours with the same marks are one text. */
function joined(nodes: readonly NoteNode[]): NoteNode[] {
  const all: NoteNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    const isSame =
      last?.type === 'text' &&
      node.type === 'text' &&
      marksKey(last.marks) === marksKey(node.marks);
    if (last && isSame) all[all.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else all.push(node);
  }
  return all;
}

const marksKey = (marks: NoteNode['marks'] = []) =>
  marks
    .map((mark) => JSON.stringify(mark))
    .toSorted()
    .join();
