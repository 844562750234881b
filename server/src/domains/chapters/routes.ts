import { chapterRoutes } from '@stratum/contract/chapters';
import type { FastifyInstance } from 'fastify';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import { chapterBySlug, chapterSummaries } from './chapters.ts';
import { graphVideosOf, type Needs, viewedGraphsOf, viewGraph } from './graph-videos.ts';

export function installChapters(api: FastifyInstance, bindPorts: BindPorts, needs: Needs): void {
  const { pack } = needs;
  bind(api, bindPorts, chapterRoutes, {
    getChapter: async ({ query, locale }) => {
      const local = pack.inLocale(locale);
      const chapter = query.slug === undefined ? null : chapterBySlug(local, query.slug);
      return { chapters: chapterSummaries(local), chapter };
    },
    getDefinitions: async ({ locale }) => ({ terms: [...pack.inLocale(locale).terms] }),
    getGraphVideos: ({ caller, locale }) => graphVideosOf(needs, caller.userId, locale),
    graphViewed: ({ caller, body }) => viewGraph(needs, caller.userId, body.graph),
    getViewedGraph: ({ caller }) => viewedGraphsOf(needs, caller.userId),
  });
}
