import { randomBytes } from 'node:crypto';
import { api } from '@stratum/contract/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRoute, dataOf } from '../../test/call.ts';
import { openTestApp } from '../../test/create-test-app.ts';
import { makeOrder, openShop, orderOf } from '../../test/make-order.ts';
import { readConfig } from '../platform/config.ts';
import { secretsFrom } from '../platform/secrets/secrets.ts';
import { commandOf } from './commands.ts';

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

const secrets = secretsFrom(randomBytes(32));

function run(...words: string[]): Promise<string> {
  const command = commandOf(words);
  if ('runAlone' in command) throw new Error(`${words[0]} is not run on a database that is open`);
  const { db, address } = on.database;
  const config = readConfig({});
  return command.run({ db, clock: on.clock, secrets, config, address, log: on.log });
}

async function audited(): Promise<string[]> {
  const { rows } = await on.database.pool.query<{ action: string }>(
    'SELECT action FROM audit_log ORDER BY position',
  );
  return rows.map(({ action }) => action);
}

test('an administrator is made and unmade by the address, and never the last one', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const role = async (user: typeof ada) => dataOf(await user.call(api.profileInfo)).role;
  expect(await run('grant', ada.email.toUpperCase())).toContain('is an administrator from now on');
  expect(await role(ada)).toBe('admin');
  expect(await run('grant', ada.email)).toContain('already');
  await expect(run('revoke', ada.email)).rejects.toThrow('is the last administrator');
  await run('grant', bruno.email);
  const revoked = await Promise.allSettled([run('revoke', ada.email), run('revoke', bruno.email)]);
  expect(revoked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await role(ada), await role(bruno)].toSorted()).toEqual(['admin', 'user']);
  expect(await audited()).toEqual([
    'administrator_granted',
    'administrator_granted',
    'administrator_revoked',
  ]);
});

test('who has no account, or is no administrator, is said so', async () => {
  await expect(run('grant', 'nobody@example.org')).rejects.toThrow('Its owner signs up first');
  await expect(run('revoke', 'nobody@example.org')).rejects.toThrow('is no administrator');
});

test('an organization is made, found by its code, and its code is taken then', async () => {
  const before = (await audited()).length;
  const made = await run('organization', 'acme-2026', 'Acme Ltd', 'mentality', 'mentality');
  expect(made).toBe('Acme Ltd has the code ACME-2026. Its people assess: mentality.');
  const query = { orgcode: 'ACME-2026' };
  expect(dataOf(await callRoute(on.app, null, api.getOrganization, { query }))).toEqual({
    name: 'Acme Ltd',
    orgcode: 'ACME-2026',
    assignedCategories: ['mentality'],
  });
  await expect(run('organization', 'ACME-2026', 'Other')).rejects.toThrow('is taken');
  expect((await audited()).slice(before)).toEqual(['organization_created']);
});

test('an order is brought on from the money in the bank to the door, each step once', async () => {
  const buyer = await on.build.user();
  const orderId = await makeOrder(buyer, { productId: await openShop(on) });
  const { orderNumber } = await orderOf(buyer, orderId);
  const { rows } = await on.database.pool.query('SELECT number FROM invoices');
  await expect(run('order', 'packed', orderNumber)).rejects.toThrow('can be packed now');
  expect(await run('order', 'paid', rows[0].number)).toBe(`${rows[0].number} is paid.`);
  await expect(run('order', 'paid', orderNumber)).rejects.toThrow('can be paid now');
  await run('order', 'packed', orderNumber);
  await expect(run('order', 'shipped', orderNumber)).rejects.toThrow('has a tracking number');
  await run('order', 'shipped', orderNumber, '794953535000');
  expect((await orderOf(buyer, orderId)).trackingNumber).toBe('794953535000');
  on.clock.advance(3_600_000);
  await run('parcel', '794953535000', 'in_transit', 'Leipzig, DE');
  expect((await orderOf(buyer, orderId)).status).toBe('shipped');
  on.clock.advance(86_400_000);
  await run('parcel', '794953535000', 'delivered');
  expect((await orderOf(buyer, orderId)).status).toBe('delivered');
  const query = { trackingNumber: '794953535000' };
  const { status, events } = dataOf(await buyer.call(api.trackShipment, { query }));
  expect([status, events.map(({ place }) => place)]).toEqual([
    'delivered',
    [null, 'Leipzig, DE', null],
  ]);
  await expect(run('parcel', '1', 'delivered')).rejects.toThrow('No parcel has the number 1');
  await expect(run('parcel', '1', 'lost')).rejects.toThrow('There is no status lost');
  await expect(run('order', 'eaten', orderNumber)).rejects.toThrow('There is no step eaten');
});

test('an organization without categories has them all', async () => {
  expect(await run('organization', 'WHOLE', 'Whole')).toMatch(/assess: mentality, .+, .+, .+, /);
});

test.each([
  [['organization', 'no', 'Name'], 'is no code'],
  [['organization', 'CODE-1', ' '], 'A name has'],
  [['organization', 'CODE-1', 'Name', 'chess'], 'There is no category chess'],
  [['grant'], 'npm run admin -- grant MAIL'],
  [['grant', 'one@example.org', 'two@example.org'], 'npm run admin -- grant MAIL'],
  [['crown', 'ada@example.org'], 'npm run admin -- retest-spread'],
])('%j is answered with what is wrong about it', async (words, sentence) => {
  await expect(async () => run(...words)).rejects.toThrow(sentence);
});

test('secrets are adopted once, and the audit log goes on over it', async () => {
  expect(await run('adopt-secrets')).toContain('codes on their way');
  expect(await run('adopt-secrets')).toContain('already');
  expect((await audited()).at(-1)).toBe('secrets_adopted');
  const whole = await run('verify-audit');
  const [hash = ''] = /[\da-f]{64}/.exec(whole) ?? [];
  expect(await run('verify-audit', hash)).toBe(whole);
  await expect(run('verify-audit', hash.replace(/./g, '0'))).rejects.toThrow('No row');
});

test('how far scores move on a second answering is told of twenty people, and of no fewer', async () => {
  const answering = (scores: readonly [number, number], count: number) =>
    on.database.pool.query(
      `WITH person AS (
         INSERT INTO users (id, email, first_name, last_name, sms_notification, role, time_zone, locale, created_at)
         SELECT gen_random_uuid(), 'retest' || random() || '@example.org', 'A', 'B', false, 'user', 'UTC', 'en', now()
         FROM generate_series(1, $1) RETURNING id
       )
       INSERT INTO assessment_attempts
         (id, user_id, category, content_version, answers, score, level, traits, month, completed_at)
       SELECT gen_random_uuid(), person.id, 'mentality', '1', '{}', taken.score, 5,
         jsonb_build_array(jsonb_build_object('traitId', 'purpose', 'score', taken.score)),
         '2026-11', '2026-11-01T10:00:00Z'::timestamptz + taken.days * interval '1 day'
       FROM person, (VALUES ($2::float, 0), ($3::float, 13), (9, 40)) AS taken (score, days)`,
      [count, ...scores],
    );
  await answering([5, 5.5], 19);
  expect(await run('retest-spread')).toBe(
    '19 people have answered a category again within 14 days. Figures are printed from 20 on.',
  );
  await answering([5, 4], 2);
  expect(await run('retest-spread')).toBe(
    [
      '21 people have answered a category again within 14 days, to the same questions.',
      'A skill (21 pairs): half moved by up to 0.50 levels, nineteen in twenty by up to 1.00. Shown as no clear change: up to 1.0.',
      'A category (21 pairs): half moved by up to 0.50 levels, nineteen in twenty by up to 1.00. Shown as no clear change: up to 0.5.',
    ].join('\n'),
  );
});

test('pieces can be ordered as the operator says, and a code takes off what they have written', async () => {
  const productId = await openShop(on);
  const ada = await on.build.user();
  expect(await run('stock', '7')).toBe('7 can be ordered.');
  const made = await run('promo-code', 'early bird', '5.00EUR', 'uses=1', 'minimum=30.00EUR');
  expect(made).toBe('EARLYBIRD takes 5.00EUR off.');
  const orderId = await makeOrder(ada, { productId, promoCode: 'early bird' });
  expect(await orderOf(ada, orderId)).toMatchObject({ discount: { amount: 500, currency: 'EUR' } });
  const again = await ada.call(api.getProduct, { query: { productId } });
  expect(dataOf(again).stock).toBe(6);
  for (const [words, why] of [
    [['stock', 'some'], 'PIECES'],
    [['promo-code', 'EARLYBIRD', '10%'], 'already'],
    [['promo-code', 'LATE', '0%'], 'An amount'],
    [['promo-code', 'LATE', '10%', 'until=soon'], 'A day'],
    [['promo-code', 'LATE', '10%', 'until=2027-02-31'], 'A day'],
    [['promo-code', 'LATE', '10%', 'colour=red'], 'There is no colour=red'],
    [['promo-code', 'LATE', '5.00EUR', 'minimum=5.00CHF'], 'one currency'],
  ] as const)
    await expect(run(...words)).rejects.toThrow(why);
});
