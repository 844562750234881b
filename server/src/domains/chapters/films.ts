import { filmEndings } from '@stratum/content/chapters/graph-videos';
import type { LocalGraphVideo, Pack } from '@stratum/content/pack';
import { type GraphKind, graphKinds } from '@stratum/contract/chapters';
import { defaultLocale, type Locale, locales } from '@stratum/contract/locale';
import type { FastifyInstance } from 'fastify';
import type { ImmutableFile } from '../../platform/http/immutable-files.ts';
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

/** The films, and the pictures shown before they play. */
export function filmFiles(pack: Pack): ImmutableFile[] {
  return pack.inLocale(defaultLocale).graphVideos.flatMap((video) =>
    filmEndings.map((ending) => ({
      path: filmPath(video, ending),
      root: pack.filmsDir,
      file: `${video.graph}.${ending}`,
    })),
  );
}

/** Their captions, files like those of the pages. */
export function serveFilmCaptions(app: FastifyInstance, pack: Pack): void {
  for (const locale of locales) {
    for (const graph of graphKinds) {
      app.get(captionsPath(graph, locale), (_request, reply) => {
        const video = pack.inLocale(locale).graphVideos.find((one) => one.graph === graph);
        if (!video) return reply.callNotFound();
        return reply
          .headers({ 'cache-control': 'max-age=3600', 'content-language': locale })
          .type('text/vtt; charset=utf-8')
          .send(webVtt(cuesOf(video)));
      });
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
