import { api } from '@stratum/contract/api';
import { endsSession } from '@stratum/contract/errors';
import { type Route, signedIn } from '@stratum/contract/route';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../build.ts';
import { callRoute } from '../call.ts';
import type { TestApp } from '../create-test-app.ts';
import { openLive } from '../live-client.ts';
import { openIssuerApp } from '../open-issuer-app.ts';
import { everyRoute } from './every-route.ts';

/**
 * Who calls. The owner does so by another session than the one that made what is called for; that the
 * same session may is held by the budgets of statements (`queries.test.ts`).
 */
const actors = [
  'anonymous',
  'forged',
  'expired',
  'ended',
  'stranger',
  'administrator',
  'the owner elsewhere',
] as const;
type Actor = (typeof actors)[number];

/** Days after which every session is past its time. */
const longAfter = 400 * 86_400_000;

/** Those between whom a policy may distinguish. */
function actorsOf({ access: { policy } }: Route): readonly Actor[] {
  // Nobody is asked who they are: no token, a dead one and one that lives.
  if (policy === 'public') return ['anonymous', 'expired', 'the owner elsewhere'];
  // A call that names no person is about its caller: nobody is a stranger to it.
  if (policy === 'user') return actors.filter((actor) => actor !== 'stranger');
  if (policy === 'administrator') return actors.filter((actor) => actor !== 'the owner elsewhere');
  return actors;
}

/** What an actor must get from a route, by the route's policy alone. */
function expected({ access }: Route, actor: Actor): number {
  const { policy } = access;
  if (policy === 'public') return 200;
  if (sessionEnd[actor] !== null) return 401;
  if (policy === 'administrator') return actor === 'administrator' ? 200 : 403;
  if (policy === 'user' || actor === 'the owner elsewhere') return 200;
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
  stranger: null,
  administrator: null,
  'the owner elsewhere': null,
};

/** Tokens that sign nobody in, none at all among them. */
async function deadTokens({ build, clock }: TestApp) {
  const expired = await build.user();
  clock.advance(longAfter);
  const ended = await build.user();
  await ended.call(api.deleteSession, { params: { userId: ended.id } });
  return { anonymous: null, forged: 'not-a-token', expired: expired.token, ended: ended.token };
}

/** Whose the things are that an actor calls for, where the call is to succeed. */
async function ownerFor(actor: Actor, { access: { policy } }: Route): Promise<SignedInUser> {
  const isOwnCall = policy === 'user' || policy === 'administrator';
  if (isOwnCall && actor === 'administrator') return on.build.user({ role: 'admin' });
  return on.build.user();
}

async function tokenOf(actor: Actor, { access: { policy } }: Route, owner: SignedInUser) {
  if (actor === 'the owner elsewhere') return (await owner.again()).token;
  if (actor === 'stranger') return stranger.token;
  if (actor !== 'administrator') return tokens[actor];
  return policy === 'user' || policy === 'administrator' ? owner.token : administrator.token;
}

const routes = await everyRoute();

const { on, issuer, close } = await openIssuerApp();
afterAll(close);
const tokens = await deadTokens(on);
const stranger = await on.build.user();
// Another one besides, so that an administrator may leave.
const administrator = await on.build.user({ role: 'admin' });

it.each(routes)('$name answers everybody by its policy', async ({ route, sample }) => {
  const everybody = actorsOf(route);
  const isLet = (actor: Actor) => expected(route, actor) === 200;
  const [first = expect.unreachable(), ...others] = everybody.filter(isLet);
  const answers: Partial<Record<Actor, object>> = {};
  // Whoever is refused changes nothing: they call for the things of one who succeeds after them.
  const turns = [
    [...everybody.filter((actor) => !isLet(actor)), first],
    ...others.map((one) => [one]),
  ];
  for (const turn of turns) {
    const owner = await ownerFor(turn.at(-1) ?? first, route);
    const sent = await sample.call?.({ on, issuer, owner });
    for (const actor of turn) {
      const token = await tokenOf(actor, route, owner);
      const { status, error } = await callRoute(on.app, token, route, sent);
      answers[actor] = { status, ending: endsSession(error) ? error : null };
    }
  }
  const endingOf = (actor: Actor) => (route.access.policy === 'public' ? null : sessionEnd[actor]);
  const all = everybody.map((actor) => [
    actor,
    { status: expected(route, actor), ending: endingOf(actor) },
  ]);
  expect(answers).toEqual(Object.fromEntries(all));
});

describe('the live connection', async () => {
  const url = await on.app.listen({ host: '127.0.0.1', port: 0 });
  const route = { ...api.profileInfo, access: signedIn };

  it.each(actors)('answers %s by the session alone, with what is their own', async (actor) => {
    const [caller, other] = [await ownerFor(actor, route), await on.build.user()];
    const token = actor === 'stranger' ? caller.token : await tokenOf(actor, route, caller);
    const client = await openLive(url);
    client.send({ type: 'authenticate', token: token ?? '' });
    if (sessionEnd[actor] === null) {
      expect(await client.next('ready')).toEqual({ type: 'ready', userId: caller.id });
      await other.notify();
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
