import type { UserId } from '@stratum/contract/ids';
import type { Route } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';
import { type PlantedUser, plantSession, plantUser } from '../src/domains/auth/index.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { DatabaseConnection } from '../src/platform/database.ts';
import { type Answer, callRoute, type Sent } from './call.ts';

export interface SignedInUser {
  readonly id: UserId;
  readonly email: string;
  readonly token: string;
  /** Calls the API as this person. */
  call<R extends Route>(route: R, sent?: Sent<R>): Promise<Answer<R>>;
}

export interface Builders {
  /** A verified, signed-in person. */
  user(overrides?: Partial<PlantedUser>): Promise<SignedInUser>;
}

let count = 0;

/** Makers of test data with defaults and overrides. */
export function createBuilders(on: {
  app: FastifyInstance;
  database: DatabaseConnection;
  clock: Clock;
}): Builders {
  return {
    async user(overrides = {}) {
      const email = overrides.email ?? `person-${++count}@example.org`;
      const { db } = on.database;
      const id = await plantUser(db, on.clock, { ...defaults, ...overrides, email });
      const token = await plantSession(db, on.clock, id);
      return { id, email, token, call: (route, sent) => callRoute(on.app, token, route, sent) };
    },
  };
}

const defaults: Omit<PlantedUser, 'email'> = {
  first_name: 'Ada',
  last_name: 'Example',
  password: 'Lantern-9x',
  locale: 'en',
  timeZone: 'Europe/Berlin',
  role: 'user',
};
