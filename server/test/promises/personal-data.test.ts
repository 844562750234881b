import { accountDataRoutes } from '@stratum/contract/account-data';
import { authRoutes } from '@stratum/contract/auth';
import { expect, onTestFinished, test } from 'vitest';
import { productDomains } from '../../src/app.ts';
import type { Domain } from '../../src/platform/domain.ts';
import { callRoute, dataOf } from '../call.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { startIssuer } from '../oidc-issuer.ts';
import { storedFiles } from '../stored-files.ts';
import { everyRoute } from './every-route.ts';

async function namesFrom({ database }: TestApp, sql: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(sql);
  return rows.map(({ name }) => name).toSorted();
}

/** Tables with a foreign key to the people. */
const tablesOfPeople = `
  SELECT DISTINCT referring.relname AS name FROM pg_constraint
  JOIN pg_class AS referring ON referring.oid = conrelid
  WHERE contype = 'f' AND confrelid = 'users'::regclass`;

/** The product's tables and the job queue's. */
const ownTables = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN ('public', 'pgboss')`;

test('every table that refers to people is named by exactly one domain', async () => {
  const on = await createTestApp();
  const named = productDomains(on.deps).flatMap(
    ({ personalData }: Domain) => personalData?.tables ?? [],
  );
  expect(named.toSorted()).toEqual(await namesFrom(on, tablesOfPeople));
});

test('once an account is erased, no row names its person and no file of theirs is left', async () => {
  const issuer = await startIssuer();
  onTestFinished(issuer.close);
  const on = await createTestApp({ signInProvider: issuer.provider });
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  // Whatever a call of any route needs in order to succeed is something a person may leave behind.
  for (const { sample } of await everyRoute()) await sample.call?.({ on, issuer, owner: ada });
  const { email } = ada;
  await callRoute(on.app, null, authRoutes.forgotPassword, { body: { email } });
  await ada.call(accountDataRoutes.startAccountExport, { headers: { 'idempotency-key': 'once' } });
  await on.jobs.drain();
  await bruno.file();
  expect(await traces(on, ada)).not.toEqual([]);
  const body = { password: 'Lantern-9x' };
  const { deletionDate } = dataOf(await ada.call(accountDataRoutes.deleteAccount, { body }));
  on.clock.set(deletionDate);
  await on.jobs.sendScheduled();
  await on.jobs.drain();
  await on.jobs.sendScheduled();
  await on.jobs.drain();
  expect(await traces(on, ada)).toEqual([]);
  const left = await storedFiles(on.filesDir);
  expect(left.some((path) => path.includes(bruno.id))).toBe(true);
  const living = await namesFrom(on, 'SELECT id AS name FROM users');
  // Films and content packs are the installation's.
  const installed = /\/(library|packs)\//;
  expect(
    left.filter((path) => !installed.test(path) && !living.some((id) => path.includes(id))),
  ).toEqual([]);
});

/** Tables with a row that holds a person's id or address anywhere in it, and files under the id. */
async function traces(on: TestApp, person: { id: string; email: string }): Promise<string[]> {
  const found: string[] = [];
  for (const table of await namesFrom(on, ownTables)) {
    const { rows } = await on.database.pool.query(
      `SELECT 1 FROM ${table} AS kept WHERE position($1 IN kept::text) > 0
        OR position($2 IN kept::text) > 0 LIMIT 1`,
      [person.id, person.email],
    );
    if (rows.length > 0) found.push(table);
  }
  const files = await storedFiles(on.filesDir);
  return [...found, ...files.filter((path) => path.includes(person.id))];
}
