import { consoleRoutes } from '@stratum/contract/console/console';
import type { ListExportId, SavedFilterId } from '@stratum/contract/ids';
import type { Samples } from '../../../test/sample.ts';
import { newId } from '../../platform/new-id.ts';
import { readSignUpRule } from '../auth/index.ts';
import { insertListExport } from './list-export-store.ts';
import { savedFilters } from './tables.ts';

export const samples = {
  sendConfirmationCode: { statements: 12 },
  figures: { statements: 9 },
  waiting: { statements: 7 },
  signUpPolicy: { statements: 2 },
  setSignUpPolicy: {
    statements: 14,
    async call({ on }) {
      const { version } = await readSignUpRule(on.database.db);
      const given = { password: 'Lantern-9x', reason: 'the pilot is over' };
      return { body: { ...given, policy: 'everybody' as const, version } };
    },
  },
  auditEntries: { statements: 3 },
  savedFilters: { statements: 2, call: () => ({ query: { list: 'audit' } }) },
  saveFilter: {
    statements: 7,
    call: () => ({ body: { list: 'audit', name: 'Roles', state: { action: 'module_added' } } }),
  },
  deleteFilter: {
    statements: 3,
    async call({ on, owner }) {
      const id = newId<SavedFilterId>();
      const row = { id, userId: owner.id, list: 'audit' as const, name: 'All', state: {} };
      await on.database.db.insert(savedFilters).values(row);
      return { params: { filterId: id } };
    },
  },
  startListExport: {
    statements: 9,
    call: () => ({
      body: { list: 'audit', state: {}, columns: [{ key: 'action', title: 'What' }] },
    }),
  },
  listExport: {
    statements: 2,
    async call({ on, owner }) {
      const id = newId<ListExportId>();
      await insertListExport(on.database.db, {
        id,
        userId: owner.id,
        list: 'audit',
        state: {},
        columns: [],
        status: 'queued',
        rows: null,
        requestedAt: on.clock.now(),
      });
      return { params: { exportId: id } };
    },
  },
} satisfies Samples<typeof consoleRoutes>;
