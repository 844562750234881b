import { defineEndpoints } from '../endpoint.ts';

/** What comes from the pack is read anew where another one is current. */
const touches = ['assessments', 'chapters', 'performance', 'videos', 'news', 'shop'] as const;

export const contentPackEndpoints = defineEndpoints('content-packs', {
  requestPackUpload: { method: 'POST', path: '/admin/content-pack-upload', idempotent: true },
  contentPacks: { method: 'GET', path: '/admin/content-packs' },
  sendContentPack: { method: 'POST', path: '/admin/content-packs' },
  contentPackChanges: { method: 'GET', path: '/admin/content-packs/:version/changes' },
  contentPackPreview: { method: 'GET', path: '/admin/content-packs/:version/preview' },
  publishContentPack: {
    method: 'POST',
    path: '/admin/content-packs/:version/publish',
    touches,
  },
  rollBackContentPack: { method: 'POST', path: '/admin/content-pack-rollback', touches },
});
