import type { UserId } from '@stratum/contract/ids';
import type { People } from '../bodies/people.ts';

/** What is being typed that can be completed: a name after `@`, an emoji after `:`. */
export interface Typed {
  readonly kind: 'person' | 'emoji';
  /** After the sign. */
  readonly text: string;
  /** Where the sign stands. */
  readonly start: number;
  readonly end: number;
}

/** Letters after which an emoji is looked for: a colon alone is a colon. */
const fewestLetters = 2;

/** What stands before the caret and can be completed; null where nothing does. */
export function typedAt(body: string, caret: number): Typed | null {
  const match = /(?:^|[\s([{])(?<sign>[@:])(?<text>[^\s@:]*)$/u.exec(body.slice(0, caret));
  const { sign, text = '' } = match?.groups ?? {};
  if (sign === undefined || (sign === ':' && text.length < fewestLetters)) return null;
  const kind = sign === '@' ? 'person' : 'emoji';
  return { kind, text, start: caret - text.length - 1, end: caret };
}

/** The text with what was typed replaced, and where the caret stands then. */
export function completed(body: string, { start, end }: Typed, by: string) {
  const inserted = `${by} `;
  const rest = body.slice(end).replace(/^ /, '');
  return { body: body.slice(0, start) + inserted + rest, caret: start + inserted.length };
}

/** Members whose first name begins as is typed, oneself left out. */
export function peopleLike(people: People, text: string, me: UserId, most: number) {
  const wanted = plain(text);
  return [...people]
    .filter(([userId, { first_name }]) => userId !== me && plain(first_name).startsWith(wanted))
    .slice(0, most)
    .map(([userId, { first_name, image }]) => ({ userId, first_name, image }));
}

/** Who is named in a text by `@` and their first name: of several of one name, all. */
export function mentionedIn(body: string, people: People, me: UserId, most: number): UserId[] {
  const named = [...people].filter(
    ([userId, { first_name }]) => userId !== me && isNamed(body, first_name),
  );
  return named.map(([userId]) => userId).slice(0, most);
}

function isNamed(body: string, name: string): boolean {
  const sign = `@${name}`;
  for (let at = body.indexOf(sign); at >= 0; at = body.indexOf(sign, at + 1)) {
    // Another letter would make it a longer name.
    if (!/^[\p{L}\p{N}]/u.test(body.slice(at + sign.length))) return true;
  }
  return false;
}

/** Letters as they are typed in a hurry. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
