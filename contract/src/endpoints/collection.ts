import { defineEndpoints } from '../endpoint.ts';

export const collectionEndpoints = defineEndpoints('collection', {
  myCollection: { method: 'GET', path: '/my-collection' },
  listCollections: { method: 'GET', path: '/my-collection/list' },
  addCollection: { method: 'POST', path: '/my-collection/add-collection', idempotent: true },
  updateCollection: { method: 'PUT', path: '/my-collection/update-collection', idempotent: true },
  deleteCollection: {
    method: 'DELETE',
    path: '/my-collection/delete-collection/:collectionId',
    idempotent: true,
  },
  getPersonalStuff: { method: 'GET', path: '/get-personal-stuff' },
  getPersonalStuffById: { method: 'GET', path: '/get-personal-stuff-by-id' },
  notesBackgroundImages: { method: 'GET', path: '/notes-background-images', static: true },
  addPersonalStuff: { method: 'POST', path: '/add-personal-stuff', repeatable: true },
  updatePersonalStuff: { method: 'PUT', path: '/update-personal-stuff', idempotent: true },
  updatePersonalStuffImageFolder: {
    method: 'PUT',
    path: '/update-personal-stuff-image-folder',
    idempotent: true,
  },
  addNotePicture: { method: 'POST', path: '/personal-stuff-picture', idempotent: true },
  movePersonalStuff: { method: 'PUT', path: '/move-personal-stuff', idempotent: true },
  pinPersonalStuff: { method: 'PUT', path: '/pin-personal-stuff', idempotent: true },
  removePersonalStuff: { method: 'DELETE', path: '/remove-personal-stuff', idempotent: true },
  restorePersonalStuff: { method: 'PUT', path: '/restore-personal-stuff', idempotent: true },
  emptyTrash: {
    method: 'DELETE',
    path: '/my-collection/trash',
    idempotent: true,
    touches: ['shared-items'],
  },
  personalStuffVersions: { method: 'GET', path: '/personal-stuff-versions' },
  personalStuffVersion: { method: 'GET', path: '/personal-stuff-version' },
});
