import { defineEndpoints } from '../endpoint.ts';

export const placeEndpoints = defineEndpoints('places', {
  getState: { method: 'GET', path: '/get-state' },
  getCity: { method: 'GET', path: '/get-city' },
  getPredictions: { method: 'GET', path: '/google/get-predictions/:searchText' },
});
