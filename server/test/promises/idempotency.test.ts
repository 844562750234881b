import { afterAll, describe, expect, it } from 'vitest';
import { callRoute } from '../call.ts';
import { openIssuerApp } from '../open-issuer-app.ts';
import { everyRoute } from './every-route.ts';

const creating = (await everyRoute()).filter(({ route }) => route.idempotent);
const minute = 60_000;

const { on, issuer, close } = await openIssuerApp();
afterAll(close);

it('uploads, archives and attempts are made once for a key', () => {
  expect(creating.map(({ name }) => name).toSorted()).toEqual([
    'generatePresignedurl',
    'postSelfAssessment',
    'startAccountExport',
  ]);
});

describe.each(creating)('$name', ({ route, sample }) => {
  it('answers a repeated key with the first reply, and another key with one of its own', async () => {
    const owner = await on.build.user();
    const sent = await sample.call?.({ on, issuer, owner });
    const callWith = async (key: string) => {
      const headers = { 'idempotency-key': key };
      const { data } = await callRoute(on.app, owner.token, route, { ...sent, headers });
      await on.jobs.drain();
      on.clock.advance(minute);
      return data;
    };
    const first = await callWith('first');
    expect(first).not.toBeNull();
    expect(await callWith('first')).toEqual(first);
    expect(await callWith('second')).not.toEqual(first);
  });
});
