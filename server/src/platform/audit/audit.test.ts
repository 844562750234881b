import { randomBytes } from 'node:crypto';
import type { UserId } from '@stratum/contract/ids';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../test/create-test-app.ts';
import type { Transaction } from '../database.ts';
import { newId } from '../new-id.ts';
import { inTransaction } from '../transaction.ts';
import { appendAudit } from './append-audit.ts';
import { rowsAfter } from './store.ts';
import { verifyAudit } from './verify-audit.ts';

const [ada, bruno] = [newId<UserId>(), newId<UserId>()];
const organization = newId();
const auditKey = randomBytes(32);

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
  await append((tx, deps) =>
    appendAudit(tx, deps, {
      action: 'administrator_granted',
      actor: null,
      subject: ada,
      details: { by: 'command' },
    }),
  );
  await Promise.all(Array.from({ length: 8 }, () => append(readBruno)));
  await append((tx, deps) =>
    appendAudit(tx, deps, {
      action: 'organization_created',
      actor: ada,
      object: { kind: 'organization', id: organization },
      details: {},
    }),
  );
});
afterAll(() => on.close());

type Append = (tx: Transaction, deps: Parameters<typeof appendAudit>[1]) => Promise<void>;

function append(work: Append): Promise<void> {
  const deps = { clock: on.clock, secrets: { auditKey } };
  return inTransaction(on.database.db, (tx) => work(tx, deps));
}

const readBruno: Append = (tx, deps) =>
  appendAudit(tx, deps, {
    action: 'person_read',
    actor: ada,
    subject: bruno,
    details: { route: '/years-list' },
  });

const rows = () => rowsAfter(on.database.db, 0, 100);

/** What is found after a change that the triggers were told to let pass; the change is undone. */
async function verdictAfter(statement: string, noted?: string) {
  const client: pg.PoolClient = await on.database.pool.connect();
  await client.query('BEGIN; ALTER TABLE audit_log DISABLE TRIGGER USER');
  try {
    const { rowCount } = await client.query(statement);
    expect(rowCount).toBeGreaterThan(0);
    return await verifyAudit(drizzle(client), { ...(noted && { noted }), page: 3 });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('entries written at once form one unbroken chain', async () => {
  const log = await rows();
  expect(log.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const verdict = await verifyAudit(on.database.db, { page: 3 });
  expect(verdict).toEqual({
    rows: 10,
    head: log.at(-1)?.hash,
    isBroken: false,
    holdsNoted: true,
  });
});

test('a person is the same hash throughout, and nobody’s id stands in the log', async () => {
  const log = await rows();
  expect(new Set([log[0]?.subject, log[1]?.actor, log[9]?.actor]).size).toBe(1);
  expect(log[1]?.subject).not.toBe(log[1]?.actor);
  const text = JSON.stringify(log);
  for (const id of [ada, bruno, organization]) expect(text).not.toContain(id);
});

test.each([
  "UPDATE audit_log SET action = 'secrets_adopted'",
  'DELETE FROM audit_log',
  'TRUNCATE audit_log',
])('the database refuses: %s', async (statement) => {
  await expect(on.database.pool.query(statement)).rejects.toThrow('audit_log is immutable');
  expect(await rows()).toHaveLength(10);
});

test('an entry stands in the log only where its transaction commits', async () => {
  const undone = append(async (tx, deps) => {
    await readBruno(tx, deps);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toHaveLength(10);
});

test.each([
  "at = at + interval '1 ms'",
  "action = 'secrets_adopted'",
  'actor = subject',
  'subject = NULL',
  "object_kind = 'group'",
  "object = 'x'",
  `details = '{"route": "/other"}'`,
  'previous_hash = hash',
  "hash = repeat('0', 64)",
  'position = 60',
])('a row changed behind the triggers breaks the chain at its place: %s', async (change) => {
  const verdict = await verdictAfter(`UPDATE audit_log SET ${change} WHERE position = 6`);
  expect(verdict).toMatchObject({ rows: 5, isBroken: true });
});

test('a row taken out breaks the chain; the newest ones cut off are missed by a hash noted before', async () => {
  const { head } = await verifyAudit(on.database.db);
  const taken = await verdictAfter('DELETE FROM audit_log WHERE position = 4', head);
  expect(taken).toMatchObject({ rows: 3, isBroken: true, holdsNoted: false });
  const cut = await verdictAfter('DELETE FROM audit_log WHERE position > 8', head);
  expect(cut).toMatchObject({ rows: 8, isBroken: false, holdsNoted: false });
});
