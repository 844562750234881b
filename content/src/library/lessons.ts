import { type Fault } from '../faults.ts';
import type { Document } from '../read.ts';
import type { LessonFile } from './schema.ts';

export const cuts = ['light', 'dark'] as const;
export type Cut = (typeof cuts)[number];
export const lessonEndings = ['webm', 'webp'] as const;
type Ending = (typeof lessonEndings)[number];

/** The film of a skill with the fingerprints of its files: another film has another address. */
export interface Lesson extends LessonFile {
  readonly files: Readonly<Record<Cut, Readonly<Record<Ending, string>>>>;
}

/** The name of a lesson's file in the pack's folder of films. */
export function lessonFile(trait: string, cut: Cut, ending: Ending): string {
  return `library/${trait}-${cut}.${ending}`;
}

/** Joins what films say with their files; a file that is not there joins `faults`. */
export function withLessonFiles(
  lessons: readonly { readonly file: string; readonly lesson: LessonFile }[],
  documents: readonly Document[],
  faults: Fault[],
): Lesson[] {
  return lessons.map(({ file, lesson }) => {
    const fingerprint = (cut: Cut, ending: Ending) => {
      const path = `films/${lessonFile(lesson.trait, cut, ending)}`;
      const found = documents.find((document) => document.file === path)?.data;
      if (typeof found === 'string') return found;
      faults.push({ file, key: 'trait', problem: `has no file ${path}` });
      return '';
    };
    const both = (cut: Cut) => ({ webm: fingerprint(cut, 'webm'), webp: fingerprint(cut, 'webp') });
    return { ...lesson, files: { light: both('light'), dark: both('dark') } };
  });
}
