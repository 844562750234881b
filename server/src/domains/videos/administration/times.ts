import type { VideoTexts } from '@stratum/contract/library/administration';
import { locales } from '@stratum/contract/locale';
import { type FieldProblem, maxFieldProblems } from '@stratum/contract/validation';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Film } from '../catalogue.ts';
import { inEach } from '../in-each-language.ts';

const wrong: FieldProblem = { key: 'span' };

/** Texts as they are stored, with their times in milliseconds. @throws AppError invalid_input for a time outside the film */
export function timedTexts(texts: VideoTexts, duration: number): Film['texts'] {
  const timed = inEach((locale) => {
    const { captions, chapters, ...others } = texts[locale];
    return {
      ...others,
      captions: captions.map(({ from, to, text }) => ({ from: ms(from), to: ms(to), text })),
      chapters: chapters.map(({ at, title }) => ({ at: ms(at), title })),
    };
  });
  const outside = timesOutside(timed, duration);
  if (outside.length === 0) return timed;
  const fields = new Map(outside.slice(0, maxFieldProblems).map((path) => [path, wrong]));
  throw new AppError('invalid_input', { fields });
}

/** @throws AppError invalid_input where captions that stay are of a longer film */
export function checkDuration(texts: Film['texts'], duration: number): void {
  if (timesOutside(texts, duration).length === 0) return;
  throw new AppError('invalid_input', { fields: new Map([['film.duration', wrong]]) });
}

/** The places of times that a film does not have. */
function timesOutside(texts: Film['texts'], duration: number): string[] {
  return locales.flatMap((locale) => {
    const { captions, chapters } = texts[locale];
    return [
      ...captions.flatMap(({ to }, at) => (to > duration ? [`captions.${at}.to`] : [])),
      ...chapters.flatMap(({ at: from }, at) => (from >= duration ? [`chapters.${at}.at`] : [])),
    ].map((path) => `texts.${locale}.${path}`);
  });
}

/** Seconds in whole milliseconds. */
export function ms(seconds: number): number {
  return Math.round(seconds * 1000);
}
