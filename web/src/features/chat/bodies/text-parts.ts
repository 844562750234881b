import type { UserId } from '@stratum/contract/ids';

/** Who is meant by a message, as they are called. */
export interface Mentioned {
  readonly userId: UserId;
  readonly first_name: string;
}

type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string; readonly userId: UserId };

const addresses =
  /\b(?:https?:\/\/|mailto:)[^\s<>"]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;

/** What somebody wrote, with its addresses and the names of those whom it means. */
export function textParts(body: string, mentioned: readonly Mentioned[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of body.matchAll(addresses)) {
    const text = withoutEnd(found);
    const href = hrefOf(text);
    if (href === null) continue;
    parts.push(...mentionParts(body.slice(from, index), mentioned), { kind: 'link', text, href });
    from = index + text.length;
  }
  return [...parts, ...mentionParts(body.slice(from), mentioned)];
}

/** What ends a sentence, or a bracket around the address, is not part of it. */
function withoutEnd(address: string): string {
  const text = address.replace(/[.,;:!?'’”»…*_]+$/, '');
  if (!text.endsWith(')') || text.includes('(')) return text;
  return withoutEnd(text.slice(0, -1));
}

const schemes = new Set(['http:', 'https:', 'mailto:']);

function hrefOf(text: string): string | null {
  const address = /^(?:https?|mailto):/i.test(text) ? text : `mailto:${text}`;
  const url = URL.parse(address);
  return url && schemes.has(url.protocol) ? url.href : null;
}

function mentionParts(text: string, mentioned: readonly Mentioned[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const person = mentionedAt(text, at, mentioned);
    if (!person) continue;
    const end = at + 1 + person.first_name.length;
    parts.push(...plain(text.slice(from, at)));
    parts.push({ kind: 'mention', text: text.slice(at, end), userId: person.userId });
    from = end;
  }
  return [...parts, ...plain(text.slice(from))];
}

/** Of several names that fit the longest: “Anna Lena” before “Anna”. */
function mentionedAt(text: string, at: number, mentioned: readonly Mentioned[]) {
  return mentioned
    .filter(({ first_name: name }) => {
      const end = at + 1 + name.length;
      return name !== '' && text.slice(at + 1, end) === name && !isInWord(text.slice(end));
    })
    .toSorted((one, other) => other.first_name.length - one.first_name.length)[0];
}

function isInWord(rest: string): boolean {
  return /^[\p{L}\p{N}]/u.test(rest);
}

function plain(text: string): TextPart[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** Up to five emoji and nothing else are drawn larger. */
export function isEmojiOnly(body: string): boolean {
  return /^\s*(?:\p{RGI_Emoji}\s*){1,5}$/v.test(body);
}
