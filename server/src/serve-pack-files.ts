import type { Pack } from '@stratum/content/pack';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { filmFiles } from './domains/chapters/films.ts';
import { productPictures } from './domains/shop/picture-files.ts';
import { lessonFiles } from './domains/videos/lesson-files.ts';
import { type ImmutableFile, serveImmutableFiles } from './platform/http/immutable-files.ts';

/** The films and pictures of the current pack, and those of the ones before it, which open pages still ask for. */
export async function servePackFiles(
  app: FastifyInstance,
  { packs }: Pick<Deps, 'packs'>,
): Promise<void> {
  const known = new WeakMap<Pack, ReadonlyMap<string, ImmutableFile>>();
  const filesOf = (pack: Pack) => {
    const files = known.get(pack) ?? byPath(pack);
    known.set(pack, files);
    return files;
  };
  await serveImmutableFiles(app, {
    prefixes: ['/films/', '/shop-pictures/'],
    find(path) {
      for (const pack of packs.served()) {
        const found = filesOf(pack).get(path);
        if (found) return found;
      }
      return null;
    },
  });
}

function byPath(pack: Pack): ReadonlyMap<string, ImmutableFile> {
  const files = [...filmFiles(pack), ...lessonFiles(pack), ...productPictures(pack)];
  return new Map(files.map((file) => [file.path, file]));
}
