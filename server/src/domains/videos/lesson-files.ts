import { cuts, lessonEndings, lessonFile } from '@stratum/content/library/lessons';
import type { Pack } from '@stratum/content/pack';
import type { ImmutableFile } from '../../platform/http/immutable-files.ts';
import { lessonPath } from './pack-library.ts';

/** The films of the pack and the pictures shown before they play. */
export function lessonFiles({ lessons, filmsDir: root }: Pack): ImmutableFile[] {
  return lessons.flatMap((lesson) =>
    cuts.flatMap((cut) =>
      lessonEndings.map((ending) => ({
        path: lessonPath(lesson, cut, ending),
        root,
        file: lessonFile(lesson.trait, cut, ending),
      })),
    ),
  );
}
