import { chapterRoutes } from '@stratum/contract/chapters';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { chaptersOf } from './chapters.ts';
import { type Deps, graphVideosOf, viewedGraphsOf, viewGraph } from './graph-videos.ts';
import { chaptersPersonalData } from './personal-data.ts';

export function chaptersDomain(deps: Deps) {
  const { pack } = deps;
  return {
    name: 'chapters',
    routes: implement(chapterRoutes, {
      getChapter: async ({ query, locale }) => chaptersOf(pack.inLocale(locale), query.slug),
      getDefinitions: async ({ locale }) => ({ terms: [...pack.inLocale(locale).terms] }),
      getGraphVideos: ({ caller, locale }) => graphVideosOf(deps, caller.userId, locale),
      graphViewed: ({ caller, body }) => viewGraph(deps, caller.userId, body.graph),
      getViewedGraph: ({ caller }) => viewedGraphsOf(deps, caller.userId),
    }),
    personalData: chaptersPersonalData,
  } satisfies Domain;
}
