import type { LocalGraphVideo, Pack } from '@stratum/content/pack';
import type { GraphKind, GraphVideo } from '@stratum/contract/chapters';
import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { captionsPath, filmPath } from './films.ts';
import { insertViewedGraph, listViewedGraphs } from './store.ts';
import type { ViewedGraphRow } from './tables.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pack: Pack;
}

export async function graphVideosOf({ db, pack }: Deps, userId: UserId, locale: Locale) {
  const viewed = new Map(
    (await listViewedGraphs(db, userId)).map((row) => [row.graph, row.viewedAt]),
  );
  const videos = pack.inLocale(locale).graphVideos;
  return { videos: videos.map((video) => toGraphVideo(video, locale, viewed.get(video.graph))) };
}

export async function viewGraph({ db, clock }: Deps, userId: UserId, graph: GraphKind) {
  return toViewedGraph(await insertViewedGraph(db, { userId, graph, viewedAt: clock.now() }));
}

export async function viewedGraphsOf({ db }: Deps, userId: UserId) {
  return { graphs: (await listViewedGraphs(db, userId)).map(toViewedGraph) };
}

function toViewedGraph({ graph, viewedAt }: ViewedGraphRow) {
  return { graph, viewedAt: viewedAt.toISOString() };
}

function toGraphVideo(
  video: LocalGraphVideo,
  locale: Locale,
  viewedAt: Date | undefined,
): GraphVideo {
  const { graph, title, duration, captions } = video;
  return {
    graph,
    title,
    duration,
    source: filmPath(video, 'webm'),
    poster: filmPath(video, 'webp'),
    captions: { locale, source: captionsPath(graph, locale) },
    transcript: captions.map(({ text }) => text),
    viewedAt: viewedAt?.toISOString() ?? null,
  };
}
