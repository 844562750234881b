import { chapterRoutes } from '@stratum/contract/chapters';
import { locales } from '@stratum/contract/locale';
import { expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

const { getChapter, getDefinitions } = chapterRoutes;

it.each(locales)(
  'the chapters are listed in their order, and each can be read whole in %s',
  async (locale) => {
    const { build } = await createTestApp();
    const reader = await build.user();
    const headers = { 'accept-language': locale };
    const { chapters, chapter } = dataOf(await reader.call(getChapter, { headers }));
    expect(chapter).toBeNull();
    expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, index) => index + 1));
    expect(chapters.length).toBeGreaterThanOrEqual(9);
    for (const { slug, title, step } of chapters) {
      const whole = dataOf(await reader.call(getChapter, { query: { slug }, headers })).chapter;
      expect(whole?.title).toBe(title);
      expect(whole?.signs).toHaveLength(step === null ? 0 : 3);
      expect(whole?.exercise.steps.length).toBeGreaterThan(1);
    }
  },
);

it('a chapter that is not there is not found', async () => {
  const { build } = await createTestApp();
  const reader = await build.user();
  expect((await reader.call(getChapter, { query: { slug: 'nowhere' } })).status).toBe(404);
});

it('the definitions stand in the order of the alphabet, and lead to one another', async () => {
  const { build } = await createTestApp();
  const reader = await build.user();
  const { terms } = dataOf(
    await reader.call(getDefinitions, { headers: { 'accept-language': 'de' } }),
  );
  const words = terms.map(({ term }) => term);
  expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'de')));
  const ids = new Set(terms.map(({ id }) => id));
  for (const { related } of terms) expect(related.every((id) => ids.has(id))).toBe(true);
});
