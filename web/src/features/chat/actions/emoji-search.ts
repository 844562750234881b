import type { Locale } from '@stratum/contract/locale';

/** An emoji with the words that find it. */
export interface Emoji {
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
}

/** All emoji with their names in a language; a file of its own, fetched when somebody looks for one. */
const loaders: Record<Locale, () => Promise<{ readonly default: readonly Emoji[] }>> = {
  en: () => import('emojibase-data/en/compact.json'),
  fr: () => import('emojibase-data/fr/compact.json'),
  de: () => import('emojibase-data/de/compact.json'),
};

/** Those that the contract takes: no parts of flags, no skin colours by themselves. */
export async function loadEmoji(locale: Locale): Promise<readonly Emoji[]> {
  const { default: all } = await loaders[locale]();
  return all.flatMap((emoji) => {
    const unicode = interchanged(emoji.unicode);
    return unicode === null ? [] : [{ ...emoji, unicode }];
  });
}

/** The spelling that Unicode recommends; the names' file asks for colour also where that is the rule. */
function interchanged(unicode: string): string | null {
  const spellings = [unicode, unicode.replaceAll('\ufe0f', '')];
  return spellings.find((each) => /^\p{RGI_Emoji}$/v.test(each)) ?? null;
}

const mostShown = 64;

/** Those whose name or one of its words begins as is typed: by name first. */
export function findEmoji(all: readonly Emoji[], typed: string): Emoji[] {
  const wanted = plain(typed);
  if (wanted === '') return all.filter(({ unicode }) => usual.has(unicode));
  const begins = (words: string) =>
    plain(words)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(wanted));
  const byName = all.filter(({ label }) => plain(label).startsWith(wanted) || begins(label));
  const byTag = all.filter(({ tags = [] }) => tags.some((tag) => begins(tag)));
  return [...new Set([...byName, ...byTag])].slice(0, mostShown);
}

/** Letters as they are typed in a hurry. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Shown before anything is typed. */
const usual: ReadonlySet<string> = new Set(
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
      '😀😄😅😂🙂😊😍🥰😎🤔😮😢😴🥳🤝👍👎👏🙌🙏💪👀🧠❤️🧡💚💙✨🔥⭐️🌅☀️🌧️🌱🌳🏃🚴🏊🧘🏋️🥗🍎🥕☕️💧📚✏️🎯🏔️🎉✅❗️❓💯',
    ),
    ({ segment }) => interchanged(segment) ?? segment,
  ),
);
