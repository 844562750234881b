import { locales } from '@stratum/contract/locale';
import { emojiSchema } from '@stratum/contract/message';
import { expect, test } from 'vitest';
import { findEmoji, loadEmoji } from './emoji-search.ts';

test.each([
  ['en', 'sunri', '🌅'],
  ['fr', 'cœur', '❤️'],
  ['fr', 'etoile', '⭐'],
  ['de', 'daumen', '👍'],
] as const)('in %s “%s” finds %s', async (locale, typed, emoji) => {
  const found = findEmoji(await loadEmoji(locale), typed).map(({ unicode }) => unicode);
  expect(found).toContain(emoji);
});

test.each(locales)(
  'in %s there is something to choose from, and all of it can be sent',
  async (locale) => {
    const all = await loadEmoji(locale);
    const shown = [...findEmoji(all, ''), ...findEmoji(all, 'f'), ...findEmoji(all, 's')];
    expect(findEmoji(all, '').length).toBeGreaterThan(40);
    for (const { unicode } of shown) expect(emojiSchema.safeParse(unicode).error).toBeUndefined();
  },
);
