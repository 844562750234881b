import { defineEndpoints } from '../endpoint.ts';

export const newsEndpoints = defineEndpoints('news', {
  getNews: { method: 'GET', path: '/get-news' },
  getSpotlight: { method: 'GET', path: '/get-spotlight' },
});
