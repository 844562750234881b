import { defineEndpoints } from '../endpoint.ts';

const touches = ['performance'] as const;

export const libraryAdministrationEndpoints = defineEndpoints('videos', {
  requestLibraryUpload: { method: 'POST', path: '/admin/library-upload', idempotent: true },
  administeredVideos: { method: 'GET', path: '/admin/videos' },
  addVideo: { method: 'POST', path: '/admin/videos', idempotent: true, touches },
  changeVideo: { method: 'PUT', path: '/admin/videos/:videoId', idempotent: true, touches },
  administeredModules: { method: 'GET', path: '/admin/modules' },
  addModule: { method: 'POST', path: '/admin/modules', idempotent: true, touches },
  changeModule: { method: 'PUT', path: '/admin/modules/:moduleId', idempotent: true, touches },
});
