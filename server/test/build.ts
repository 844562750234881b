import type {
  FileId,
  NotificationId,
  OrganizationId,
  UploadId,
  UserId,
} from '@stratum/contract/ids';
import type { NotificationContent } from '@stratum/contract/notifications';
import type { Organization } from '@stratum/contract/organizations';
import type { Route } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';
import { notify } from '../src/domains/notifications/index.ts';
import { insertOrganization } from '../src/domains/organizations/index.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { DatabaseConnection } from '../src/platform/database.ts';
import type { Log } from '../src/platform/log.ts';
import { newId } from '../src/platform/new-id.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { inTransaction } from '../src/platform/transaction.ts';
import { type Answer, callRoute, type Sent } from './call.ts';
import { type SeededUser, seedSession, seedUser } from './seed-accounts.ts';
import { seedFile, seedUpload } from './seed-uploads.ts';

export interface SignedInUser {
  readonly id: UserId;
  readonly email: string;
  readonly token: string;
  /** Calls the API as this person. */
  call<R extends Route>(route: R, sent?: Sent<R>): Promise<Answer<R>>;
  /** The same person, signed in a second time. */
  again(): Promise<SignedInUser>;
  /** Puts a notification before this person. */
  notify(content?: NotificationContent): Promise<NotificationId>;
  /** A file this person has sent, not kept for anything yet. */
  upload(): Promise<UploadId>;
  /** The same, as a picture. */
  picture(): Promise<UploadId>;
  /** A file that is kept for this person. */
  file(): Promise<FileId>;
}

export interface Builders {
  /** A verified, signed-in person. */
  user(overrides?: Partial<SeededUser>): Promise<SignedInUser>;
  /** An organization with a code of its own. */
  organization(overrides?: Partial<Organization>): Promise<SeededOrganization>;
}

interface SeededOrganization extends Organization {
  readonly id: OrganizationId;
}

let count = 0;

/** Makers of test data with defaults and overrides. */
export function createBuilders(on: {
  app: FastifyInstance;
  database: DatabaseConnection;
  storage: Storage;
  clock: Clock;
  log: Log;
}): Builders {
  const { db } = on.database;
  const signedIn = async (id: UserId, email: string): Promise<SignedInUser> => {
    const token = await inTransaction(db, (tx) => seedSession(tx, on.clock, id));
    return {
      id,
      email,
      token,
      call: (route, sent) => callRoute(on.app, token, route, sent),
      again: () => signedIn(id, email),
      async notify(content = { kind: 'password_changed', data: {} }) {
        const told = await inTransaction(db, (tx) => notify(tx, id, content, on.clock.now()));
        if (told === null) throw new Error('a notification without a cause is always a new one');
        return told;
      },
      upload: async () => (await seedUpload(on, id)).id,
      picture: async () => (await seedUpload(on, id, 'image/webp')).id,
      file: () => seedFile(on, id),
    };
  };
  return {
    async user(overrides = {}) {
      const email = overrides.email ?? `person-${++count}@example.org`;
      const id = await seedUser(db, on.clock, { ...defaults, ...overrides, email });
      return signedIn(id, email);
    },
    async organization(overrides = {}) {
      const orgcode = `ORG-${1000 + ++count}`;
      const organization = { name: 'Northlight', orgcode, assignedCategories: [], ...overrides };
      const id = newId<OrganizationId>();
      await insertOrganization(db, { ...organization, id, createdAt: on.clock.now() });
      return { ...organization, id };
    },
  };
}

const defaults: Omit<SeededUser, 'email'> = {
  first_name: 'Ada',
  last_name: 'Example',
  password: 'Lantern-9x',
  locale: 'en',
  timeZone: 'Europe/Berlin',
  role: 'user',
};
