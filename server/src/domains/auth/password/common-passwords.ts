import common from './common-passwords.json' with { type: 'json' };

/** Signs that stand in for letters; i and l, for which the same ones do, count as one letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

const commonWords = new Set(common.words.flatMap((row) => row.split(' ')).map(plain));

/** What a person is known by, which a guesser tries as well. */
export interface Names {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export type PasswordProblem = 'password_common' | 'password_own_name';

/**
 * What makes a password that meets the rules one of those tried first: it is a common word or one
 * of the person's own names that only figures and signs were put around or swapped into
 * (`P@ssw0rd1!`), or a walk over the keyboard. Null where nothing does.
 */
export function passwordProblem(password: string, names?: Names): PasswordProblem | null {
  if (isKeyboardWalk(password)) return 'password_common';
  if (isDressedUp(password, (word) => commonWords.has(word))) return 'password_common';
  const own = new Set(names ? wordsOf(names) : []);
  return isDressedUp(password, (word) => own.has(word)) ? 'password_own_name' : null;
}

/** Whether the letters of a password, with signs read as letters where that helps, are a word. */
function isDressedUp(password: string, isWord: (word: string) => boolean): boolean {
  const folded = fold(password);
  const letters = [...folded.matchAll(/\p{L}/gu)].map(({ index }) => index);
  const [first = 0, last = -1] = [letters[0], letters.at(-1)];
  const read = plain(folded);
  for (let from = 0; from <= first; from++) {
    for (let to = last + 1; to <= read.length; to++) {
      if (isWord(read.slice(from, to))) return true;
    }
  }
  return false;
}

/** Names from four letters on, the parts and the whole; shorter ones turn up by chance. */
function wordsOf({ first_name, last_name, email }: Names): string[] {
  const local = email.slice(0, email.lastIndexOf('@'));
  return [first_name, last_name, local, first_name + last_name, last_name + first_name]
    .map(fold)
    .flatMap((name) => [...name.split(/\P{L}+/u), name.replace(/\P{L}/gu, ''), name])
    .filter((word) => (word.match(/\p{L}/gu) ?? []).length >= 4)
    .map(plain);
}

/** Small letters without their accents. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

function plain(text: string): string {
  return text.replace(/[^a-km-z]/gu, (sign) => lookAlikes[sign] ?? sign);
}

/** What keys in a row or a column of an English, French or German keyboard spell, in both directions. */
const walks = [...common.rows, ...common.columns]
  .flatMap((row) => row.split(' '))
  .flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Shorter ones turn up by chance; what stands alone as the password's letters needs more. */
const shortest = 3;
const shortestAlone = 4;
/** Keys beside the walks that make a password no better. */
const spare = 2;

/**
 * Whether all keys of a password but two lie in walks of three keys or more, with Shift or without
 * (`Zaq1@wsx`), or the four or more between its first and last letter are such walks only (`Qwer2026!`).
 */
function isKeyboardWalk(password: string): boolean {
  const between = password.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, '');
  if (between.length >= shortestAlone && keysBesideWalks(between) === 0) return true;
  return common.shiftedDigits.some(
    (signs) => keysBesideWalks(withoutShift(password, signs)) <= spare,
  );
}

function withoutShift(password: string, signs: string): string {
  return [...password.toLowerCase()]
    .map((key) => (signs.includes(key) ? String((signs.indexOf(key) + 1) % 10) : key))
    .join('');
}

function keysBesideWalks(keys: string): number {
  let beside = 0;
  for (let at = 0; at < keys.length; ) {
    const length = walkFrom(keys.slice(at));
    if (length === 0) beside += 1;
    at += Math.max(1, length);
  }
  return beside;
}

/** How many keys the longest walk at the start has, 0 where there is none. */
function walkFrom(keys: string): number {
  if (keys.length < shortest) return 0;
  const inWalk = (length: number) => walks.some((walk) => walk.includes(keys.slice(0, length)));
  const repeated = /^(.)\1*/su.exec(keys)?.[0].length ?? 0;
  let length = inWalk(shortest) ? shortest : 0;
  while (length > 0 && length < keys.length && inWalk(length + 1)) length += 1;
  return Math.max(length, repeated >= shortest ? repeated : 0);
}
