import { cuts, lessonEndings, lessonFile } from '@stratum/content/library/lessons';
import type { Pack } from '@stratum/content/pack';
import type { FastifyInstance } from 'fastify';
import { serveImmutableFiles } from '../../platform/http/immutable-files.ts';
import { lessonPath } from './pack-library.ts';

/** The films of the pack and the pictures shown before they play. */
export async function serveLessons(app: FastifyInstance, pack: Pack): Promise<void> {
  const files = pack.lessons.flatMap((lesson) =>
    cuts.flatMap((cut) =>
      lessonEndings.map((ending) => ({
        path: lessonPath(lesson, cut, ending),
        file: lessonFile(lesson.trait, cut, ending),
      })),
    ),
  );
  await serveImmutableFiles(app, pack.filmsDir, files);
}
