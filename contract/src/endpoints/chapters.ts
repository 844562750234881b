import { defineEndpoints } from '../endpoint.ts';

export const chapterEndpoints = defineEndpoints('chapters', {
  getChapter: { method: 'GET', path: '/get-chapter' },
  getDefinitions: { method: 'GET', path: '/get-definitions' },
  getGraphVideos: { method: 'GET', path: '/get-graph-videos' },
  graphViewed: { method: 'POST', path: '/graph-viewed' },
  getViewedGraph: { method: 'GET', path: '/get-viewed-graph' },
});
