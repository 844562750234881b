import { defineEndpoints } from '../endpoint.ts';

export const chapterEndpoints = defineEndpoints('chapters', {
  getChapter: { method: 'GET', path: '/get-chapter', static: true },
  getDefinitions: { method: 'GET', path: '/get-definitions', static: true },
  getGraphVideos: { method: 'GET', path: '/get-graph-videos' },
  graphViewed: { method: 'POST', path: '/graph-viewed' },
  getViewedGraph: { method: 'GET', path: '/get-viewed-graph' },
});
