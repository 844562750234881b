import { api } from '@stratum/contract/api';
import { endsSession } from '@stratum/contract/errors';
import { type Route, signedIn } from '@stratum/contract/route';
import { afterAll, describe, expect, it } from 'vitest';
import { callRoute } from '../call.ts';
import type { TestApp } from '../create-test-app.ts';
import { openLive } from '../live-client.ts';
import { openIssuerApp } from '../open-issuer-app.ts';
import { everyRoute } from './every-route.ts';

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

/** What an actor must get from a route, by the route's policy alone. */
function expected({ access }: Route, actor: Actor): number {
  const { policy } = access;
  if (policy === 'public') return 200;
  if (actor === 'anonymous' || actor === 'forged' || actor === 'expired' || actor === 'ended')
    return 401;
  if (policy === 'administrator') return actor === 'administrator' ? 200 : 403;
  if (policy === 'user' || isOwner(actor)) return 200;
  if (policy === 'owner_or_administrator' && actor === 'administrator') return 200;
  if (policy !== 'object') return 403;
  return Object.values(access.objects).every(({ as }) => as === 'viewer') ? 200 : 404;
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

/** Tokens that sign nobody in, none at all among them. */
async function deadTokens({ build, clock }: TestApp) {
  const expired = await build.user();
  clock.advance(longAfter);
  const ended = await build.user();
  await ended.call(api.deleteSession, { params: { userId: ended.id } });
  return { anonymous: null, forged: 'not-a-token', expired: expired.token, ended: ended.token };
}

const isOwner = (actor: Actor) => actor === 'owner' || actor === 'the owner elsewhere';

/** With whose token an actor calls, and whose the things are that the call names. */
async function setUp(actor: Actor, { access }: Route) {
  const owner = await on.build.user();
  if (actor === 'owner') return { owner, token: owner.token };
  if (actor === 'the owner elsewhere') return { owner, token: (await owner.again()).token };
  if (actor !== 'stranger' && actor !== 'administrator') return { owner, token: tokens[actor] };
  const caller = await on.build.user({ role: actor === 'administrator' ? 'admin' : 'user' });
  // A call that names no person is about its caller.
  const isOwnCall = access.policy === 'user' || access.policy === 'administrator';
  return { owner: isOwnCall ? caller : owner, token: caller.token };
}

const routes = await everyRoute();

const { on, issuer, close } = await openIssuerApp();
afterAll(close);
const tokens = await deadTokens(on);
// An administrator may leave as long as there is another.
await on.build.user({ role: 'admin' });

describe.each(routes)('$name', ({ route, sample }) => {
  it.each(actors)(`answers %s by its policy ${route.access.policy}`, async (actor) => {
    const { owner, token } = await setUp(actor, route);
    const sent = await sample.call?.({ on, issuer, owner });
    const answer = await callRoute(on.app, token, route, sent);
    expect(answer.status).toBe(expected(route, actor));
    const ending = route.access.policy === 'public' ? null : sessionEnd[actor];
    expect(endsSession(answer.error) ? answer.error : null).toBe(ending);
  });
});

describe('the live connection', async () => {
  const url = await on.app.listen({ host: '127.0.0.1', port: 0 });

  it.each(actors)('answers %s by the session alone, with what is their own', async (actor) => {
    const owner = await on.build.user();
    const { token, owner: caller } = await setUp(actor, { ...api.profileInfo, access: signedIn });
    const client = await openLive(url);
    client.send({ type: 'authenticate', token: token ?? '' });
    if (sessionEnd[actor] === null) {
      expect(await client.next('ready')).toEqual({ type: 'ready', userId: caller.id });
      await owner.notify();
      const own = await caller.notify();
      expect((await client.next('notification')).notification.id).toBe(own);
    } else if (token === null) {
      expect((await client.next('error')).error.code).toBe('invalid_input');
    } else {
      expect(await client.closed).toEqual({ code: 4401, reason: sessionEnd[actor] });
    }
  });
});

it('covers more than one policy and every route of the contract', () => {
  const policies = new Set(routes.map(({ route }) => route.access.policy));
  expect(policies.size).toBeGreaterThan(2);
  expect(routes.map(({ name }) => name)).toEqual(Object.keys(api));
});
