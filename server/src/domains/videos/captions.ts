import { videoIdSchema } from '@stratum/contract/ids';
import { type Locale, locales } from '@stratum/contract/locale';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { webVtt } from '../../platform/web-vtt.ts';
import { findVideo, textsOf } from './store.ts';
import type { VideoRow } from './tables.ts';

/** Where the captions of a film are; those of another film stand at another address. */
export function captionsPath({ id, revision }: VideoRow, locale: Locale): string {
  return `/films/captions/${id}.${revision}.${locale}.vtt`;
}

const paramsSchema = z.object({
  id: videoIdSchema,
  revision: z.string(),
  locale: z.enum(locales),
});

/** Captions as files, which a player asks for without a token. */
export function serveCaptions(app: FastifyInstance, { db }: { readonly db: Database }): void {
  app.get('/films/captions/:id.:revision.:locale.vtt', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    const video = params.success ? await findVideo(db, params.data.id) : undefined;
    if (!params.success || !video) return reply.callNotFound();
    const { locale } = params.data;
    const [text] = await textsOf(db, [video.id], locale);
    return reply
      .headers({ 'cache-control': 'max-age=3600', 'content-language': locale })
      .type('text/vtt; charset=utf-8')
      .send(webVtt(text?.captions ?? []));
  });
}
