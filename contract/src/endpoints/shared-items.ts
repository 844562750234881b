import { defineEndpoints } from '../endpoint.ts';

export const sharedItemEndpoints = defineEndpoints('shared-items', {
  sharePersonalStuff: {
    method: 'POST',
    path: '/share-personal-stuff',
    repeatable: true,
    touches: ['groups'],
  },
  sharesOfPersonalStuff: { method: 'GET', path: '/shares-of-personal-stuff' },
  sharesWithoutPersonalStuff: { method: 'GET', path: '/shares-without-personal-stuff' },
  takeBackPersonalStuff: { method: 'PUT', path: '/take-back-personal-stuff', idempotent: true },
  sharedPersonalStuff: { method: 'GET', path: '/shared-personal-stuff/:messageId' },
  keepSharedPersonalStuff: {
    method: 'POST',
    path: '/keep-shared-personal-stuff',
    repeatable: true,
    touches: ['collection'],
  },
});
