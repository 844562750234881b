import { accountDataRoutes } from '@stratum/contract/account-data';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  startAccountExport: { statements: 9 },
  accountExport: { statements: 2 },
  accountExportLink: {
    statements: 2,
    async call({ on, owner }) {
      await owner.call(accountDataRoutes.startAccountExport);
      await on.jobs.drain();
      return {};
    },
  },
  deleteAccount: { statements: 14, call: () => ({ body: { password: 'Lantern-9x' } }) },
  keepAccount: { statements: 4 },
} satisfies Samples<typeof accountDataRoutes>;
