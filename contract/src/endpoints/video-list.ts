import { defineEndpoints } from '../endpoint.ts';

/** Apart from the other calls of films: a page's route names it, and every page loads the routes. */
export const videoListEndpoints = defineEndpoints('videos', {
  getVideos: { method: 'GET', path: '/get-videos' },
});
