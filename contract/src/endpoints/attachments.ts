import { defineEndpoints } from '../endpoint.ts';

export const attachmentEndpoints = defineEndpoints('attachments', {
  attachPersonalStuff: { method: 'PUT', path: '/attach-personal-stuff', idempotent: true },
  attachedPersonalStuff: { method: 'GET', path: '/attached-personal-stuff' },
  placesOfPersonalStuff: { method: 'GET', path: '/places-of-personal-stuff' },
});
