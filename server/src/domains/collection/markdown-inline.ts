import { isSafeLink, type NoteNode } from '@stratum/contract/note-content';
import type { Token } from 'marked';

type Mark = NonNullable<NoteNode['marks']>[number];

const markTypes: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', del: 'strike' };

/** Words with their marks; a picture, which is somewhere else, becomes a link to it. */
export function inlineNodes(tokens: readonly Token[], marks: readonly Mark[] = []): NoteNode[] {
  return tokens.flatMap((token) => inlineOf(token, marks));
}

function inlineOf(token: Token, marks: readonly Mark[]): NoteNode[] {
  const type = markTypes[token.type];
  if (type !== undefined) return inlineNodes(childrenOf(token), [...marks, { type }]);
  switch (token.type) {
    case 'br':
      return [{ type: 'hardBreak' }];
    case 'codespan':
      return words(token.text, [...marks, { type: 'code' }]);
    case 'link':
      return inlineNodes(childrenOf(token), withLink(marks, token.href));
    case 'image':
      return words(token.text || token.href, withLink(marks, token.href));
    case 'checkbox':
      return [];
    case 'text':
      return token.tokens ? inlineNodes(token.tokens, marks) : words(token.text, marks);
    default:
      return words('text' in token ? String(token.text) : token.raw, marks);
  }
}

function childrenOf(token: Token): readonly Token[] {
  return ('tokens' in token ? token.tokens : undefined) ?? [];
}

function withLink(marks: readonly Mark[], href: unknown): readonly Mark[] {
  return isSafeLink(href) ? [...marks, { type: 'link', attrs: { href } }] : marks;
}

function words(text: string, marks: readonly Mark[]): NoteNode[] {
  // Line breaks within a paragraph of Markdown are spaces.
  const said = text.replace(/\s*\n\s*/g, ' ');
  if (said === '') return [];
  return [{ type: 'text', text: said, ...(marks.length > 0 && { marks }) }];
}
