import { api } from '@stratum/contract/api';
import { endsSession } from '@stratum/contract/errors';
import type { Route } from '@stratum/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Builders, SignedInUser } from '../build.ts';
import { callRoute } from '../call.ts';
import { openTestApp, type TestApp } from '../create-test-app.ts';
import { belongingsOf, samplesFor } from './samples.ts';

const actors = [
  'anonymous',
  'forged',
  'expired',
  'ended',
  'owner',
  'the owner elsewhere',
  'stranger',
  'administrator',
] as const;
type Actor = (typeof actors)[number];

/** Days after which every session is past its time. */
const longAfter = 400 * 86_400_000;

/** Calls open to everybody that a person who is not known there cannot make succeed. */
const publicStatus: Partial<Record<keyof typeof api, number>> = {
  verifyOtp: 422,
  signIn: 401,
  checkOtp: 422,
  resetPassword: 422,
  // The tests' product has no provider to sign in by.
  externalSignIn: 404,
  externalCallback: 404,
};

/** Calls about the own account that need more than being signed in: nobody here has an archive yet. */
const signedInStatus: Partial<Record<keyof typeof api, number>> = { accountExportLink: 404 };

/** What an actor must get from a route, by the route's policy alone. */
function expected(name: keyof typeof api, { access }: Route, actor: Actor): number {
  const { policy } = access;
  if (policy === 'public') return publicStatus[name] ?? 200;
  if (actor === 'anonymous' || actor === 'forged' || actor === 'expired' || actor === 'ended')
    return 401;
  if (policy === 'administrator') return actor === 'administrator' ? 200 : 403;
  if (policy === 'user' || isOwner(actor)) return signedInStatus[name] ?? 200;
  if (policy === 'owner_or_administrator' && actor === 'administrator') return 200;
  return policy === 'object' ? 404 : 403;
}

/** The text a client must read to end its session; null where it must not. */
const sessionEnd: Record<Actor, string | null> = {
  anonymous: 'invalid_token',
  forged: 'invalid_token',
  expired: 'token_expired',
  ended: 'invalid_token',
  owner: null,
  'the owner elsewhere': null,
  stranger: null,
  administrator: null,
};

async function tokensOf({ build, clock }: TestApp): Promise<Record<Actor, string | null>> {
  const expired = await build.user();
  clock.advance(longAfter);
  const ended = await build.user();
  await ended.call(api.deleteSession, { params: { userId: ended.id } });
  return {
    anonymous: null,
    forged: 'not-a-token',
    expired: expired.token,
    ended: ended.token,
    owner: null,
    'the owner elsewhere': null,
    ...(await passersBy(build)),
  };
}

/** Built anew for each route: what one does to them must not show at the next. */
async function passersBy(build: Builders) {
  return {
    stranger: (await build.user()).token,
    administrator: (await build.user({ role: 'admin' })).token,
  };
}

const isOwner = (actor: Actor) => actor === 'owner' || actor === 'the owner elsewhere';

async function tokenOf(actor: Actor, owner: SignedInUser): Promise<string | null> {
  if (actor === 'the owner elsewhere') return (await owner.again()).token;
  return actor === 'owner' ? owner.token : tokens[actor];
}

let test: Awaited<ReturnType<typeof openTestApp>>;
let tokens: Record<Actor, string | null>;
beforeAll(async () => {
  test = await openTestApp();
  tokens = await tokensOf(test);
});
afterAll(() => test.close());

describe.each(Object.entries(api) as [keyof typeof api, Route][])('%s', (name, route) => {
  beforeAll(async () => {
    tokens = { ...tokens, ...(await passersBy(test.build)) };
  });

  it.each(actors)(`answers %s by its policy ${route.access.policy}`, async (actor) => {
    const owner = await test.build.user();
    const samples = samplesFor(await belongingsOf(test.build, owner));
    const token = await tokenOf(actor, owner);
    const answer = await callRoute(test.app, token, route, samples[name] as object);
    expect(answer.status).toBe(expected(name, route, actor));
    const ending = route.access.policy === 'public' ? null : sessionEnd[actor];
    expect(endsSession(answer.error) ? answer.error : null).toBe(ending);
  });
});

describe('the matrix', () => {
  it('covers more than one policy and every route of the contract', () => {
    const policies = new Set(Object.values(api).map(({ access }) => access.policy));
    expect(policies.size).toBeGreaterThan(2);
    expect(Object.keys(api).length).toBeGreaterThan(15);
  });
});
