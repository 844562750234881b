import common from './common-passwords.json' with { type: 'json' };

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
export function isKeyboardWalk(password: string): boolean {
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
