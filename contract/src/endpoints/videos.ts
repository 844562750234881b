import { defineEndpoints } from '../endpoint.ts';

const touches = ['performance'] as const;

export const videoEndpoints = defineEndpoints('videos', {
  getSavedVideos: { method: 'GET', path: '/get-saved-videos' },
  performanceVideoActivity: { method: 'GET', path: '/performance-video-activity' },
  getMoments: { method: 'GET', path: '/get-moments' },
  bookmarkVideo: { method: 'POST', path: '/bookmark-video', idempotent: true },
  deleteBookmarkVideo: { method: 'DELETE', path: '/delete-bookmark-video', idempotent: true },
  likeVideo: { method: 'POST', path: '/like-video', idempotent: true },
  deleteLikeVideo: { method: 'DELETE', path: '/delete-like-video', idempotent: true },
  viewVideo: { method: 'POST', path: '/view-video' },
  getPerformanceVideoProgress: { method: 'GET', path: '/get-performance-video-progress' },
  savePerformanceVideoProgress: {
    method: 'POST',
    path: '/save-performance-video-progress',
    idempotent: true,
    touches,
  },
  videoWatched: { method: 'PUT', path: '/video-watched', idempotent: true, touches },
  watchHistory: { method: 'GET', path: '/watch-history' },
  changeWatchHistory: { method: 'PUT', path: '/watch-history', idempotent: true },
  clearWatchHistory: { method: 'DELETE', path: '/watch-history', idempotent: true },
});
