import { filmEndings } from '@stratum/content/chapters/graph-videos';
import type { LocalGraphVideo, Pack } from '@stratum/content/pack';
import type { GraphKind } from '@stratum/contract/chapters';
import { defaultLocale, type Locale, locales } from '@stratum/contract/locale';
import type { FastifyInstance } from 'fastify';
import { serveImmutableFiles } from '../../platform/http/immutable-files.ts';
import { webVtt } from '../../platform/web-vtt.ts';

/** Where a film or its poster is; another film stands at another address. */
export function filmPath(
  { graph, fingerprints }: LocalGraphVideo,
  ending: (typeof filmEndings)[number],
): string {
  return `/films/${graph}.${fingerprints[ending]}.${ending}`;
}

export function captionsPath(graph: GraphKind, locale: Locale): string {
  return `/films/${graph}.${locale}.vtt`;
}

/** The films, in parts where a player asks for them, and their captions: files like those of the pages. */
export async function serveFilms(app: FastifyInstance, pack: Pack): Promise<void> {
  const films = pack.inLocale(defaultLocale).graphVideos.flatMap((video) =>
    filmEndings.map((ending) => ({
      path: filmPath(video, ending),
      file: `${video.graph}.${ending}`,
    })),
  );
  await serveImmutableFiles(app, pack.filmsDir, films);
  for (const locale of locales) {
    for (const video of pack.inLocale(locale).graphVideos) {
      app.get(captionsPath(video.graph, locale), (_request, reply) =>
        reply
          .headers({ 'cache-control': 'max-age=3600', 'content-language': locale })
          .type('text/vtt; charset=utf-8')
          .send(webVtt(cuesOf(video))),
      );
    }
  }
}

/** Each caption stands until the next one. */
function cuesOf({ captions, duration }: LocalGraphVideo) {
  return captions.map(({ at, text }, index) => {
    const until = captions[index + 1]?.at ?? duration;
    return { from: at * 1000, to: until * 1000, text };
  });
}
