import type { placeRoutes } from '@stratum/contract/places';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  getState: { statements: 0, call: () => ({ query: { country: 'FR' } }) },
  getCity: { statements: 0, call: () => ({ query: { country: 'FR', state: '11' } }) },
  getPredictions: { statements: 2, call: () => ({ params: { searchText: 'Lyon' } }) },
} satisfies Samples<typeof placeRoutes>;
