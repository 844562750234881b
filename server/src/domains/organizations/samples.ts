import type { organizationRoutes } from '@stratum/contract/organizations';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  getOrganization: {
    statements: 3,
    async call({ on }) {
      const { orgcode } = await on.build.organization();
      return { query: { orgcode } };
    },
  },
} satisfies Samples<typeof organizationRoutes>;
