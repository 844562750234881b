import type { blockRoutes } from '@stratum/contract/blocks';
import { fellowOf } from '../../../test/make-group.ts';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  blockedPeople: { statements: 2 },
  blockPerson: {
    statements: 9,
    call: async (setting) => ({ body: { userId: await fellowOf(setting) } }),
  },
  unblockPerson: {
    statements: 2,
    call: async (setting) => ({ query: { userId: await fellowOf(setting) } }),
  },
} satisfies Samples<typeof blockRoutes>;
