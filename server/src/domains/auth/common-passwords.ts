/** Words that lists of leaked passwords abound with, spelt with plain letters. */
const commonWords = new Set(
  `password passwort motdepasse parola kennwort passwd pass
  welcome willkommen bienvenue letmein changeme iloveyou jetaime ichliebedich
  qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfgh asdf zxcvbn
  admin administrator root user login master secret geheim test demo hello hallo bonjour
  abc abcd abcde abcdef aa aaa football monkey dragon sunshine princess superman batman
  summer winter spring autumn sommer fruehling herbst printemps hiver automne
  stratum`.split(/\s+/),
);

/** Rows and columns of the keyboard that need no word. */
const keyboardWalks = ['1qaz2wsx', '1qaz@wsx', '!qaz2wsx', '1q2w3e4r', 'q1w2e3r4', '1qay2wsx'];

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether a password that meets the rules is one of those tried first: a common word that only
 * figures and signs were put around or swapped into (`P@ssw0rd1!`), or a walk over the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  if (keyboardWalks.some((walk) => folded.startsWith(walk))) return true;
  const bare = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return commonWords.has(plain(bare)) || commonWords.has(plain(folded.replace(/\W*\d*\W*$/u, '')));
}

function plain(text: string): string {
  return [...text].map((character) => lookAlikes[character] ?? character).join('');
}
