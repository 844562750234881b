import { locales } from '@stratum/contract/locale';
import { describe, expect, test } from 'vitest';
import { loadPack } from '../load.ts';

const { lessons } = await loadPack();

/** Characters a second that can be read where no voice is heard. */
const readable = 13;
/** Seconds in which only the picture speaks, and after which somebody who reads wonders whether it still does. */
const pause = { shortest: 2, longest: 8 };

const captionsIn = (lesson: (typeof lessons)[number]) =>
  locales.map((locale) => lesson[locale].captions);

describe.each(lessons.map((lesson) => ({ trait: lesson.trait, lesson })))(
  '$trait',
  ({ lesson }) => {
    test('captions follow each other in every language and can be read in their time', () => {
      for (const captions of captionsIn(lesson)) {
        for (const [place, { from, to, text }] of captions.entries()) {
          expect(from).toBeGreaterThanOrEqual(captions[place - 1]?.to ?? 0);
          expect([...text].length / (to - from)).toBeLessThanOrEqual(readable);
        }
        expect(captions.at(-1)?.to).toBeLessThanOrEqual(lesson.duration);
      }
    });

    test('the picture speaks alone at the same times in every language, and never for long', () => {
      const spoken = captionsIn(lesson)
        .flat()
        .toSorted((one, other) => one.from - other.from);
      let until = 0;
      const pauses: number[] = [];
      for (const { from, to } of spoken) {
        pauses.push(from - until);
        until = Math.max(until, to);
      }
      expect(pauses.filter((length) => length >= pause.shortest).length).toBeGreaterThanOrEqual(2);
      expect(Math.max(...pauses)).toBeLessThanOrEqual(pause.longest);
    });

    test('the languages say as much, each caption while its translations stand', () => {
      const [en = [], ...others] = captionsIn(lesson);
      for (const captions of others) {
        expect(captions.length).toBe(en.length);
        for (const [place, { from, to }] of captions.entries()) {
          expect(from).toBeLessThan(en[place]?.to ?? 0);
          expect(to).toBeGreaterThan(en[place]?.from ?? 0);
        }
      }
    });
  },
);
