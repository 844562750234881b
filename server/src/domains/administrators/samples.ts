import { createHash, randomBytes } from 'node:crypto';
import type { administratorRoutes } from '@stratum/contract/administrators';
import type { Samples } from '../../../test/sample.ts';
import { administratorInvitations } from './tables.ts';

export const samples = {
  acceptAdministratorInvitation: {
    statements: 8,
    async call({ on }) {
      const token = randomBytes(32).toString('base64url');
      const tokenHash = createHash('sha256').update(token).digest('base64url');
      const expiresAt = new Date(on.clock.now().getTime() + 1);
      await on.database.db.insert(administratorInvitations).values({ tokenHash, expiresAt });
      return { body: { token } };
    },
  },
} satisfies Samples<typeof administratorRoutes>;
