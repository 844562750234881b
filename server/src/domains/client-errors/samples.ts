import type { clientErrorRoutes } from '@stratum/contract/client-errors';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  reportClientError: {
    statements: 0,
    call: () => ({
      body: { message: 'x is not a function', stack: null, page: '/en/dashboard', build: 'a.js' },
    }),
  },
} satisfies Samples<typeof clientErrorRoutes>;
