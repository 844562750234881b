import type { Pack } from '@stratum/content/pack';
import type { FastifyInstance } from 'fastify';
import { serveImmutableFiles } from '../../platform/http/immutable-files.ts';
import { picturePaths } from './catalogue.ts';

/** The pictures of what is sold. */
export async function servePictures(app: FastifyInstance, pack: Pack): Promise<void> {
  await serveImmutableFiles(app, pack.shopDir, picturePaths(pack));
}
