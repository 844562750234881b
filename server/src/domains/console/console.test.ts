import { consoleRoutes } from '@stratum/contract/console/console';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createAuditRead } from '../../platform/audit/audit-read.ts';

test('the audit log is read page by page, of one person’s entries alone, and as a file of all', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin', first_name: 'Chloé', last_name: 'Martin' });
  const [bruno, carla] = [await on.build.user(), await on.build.user()];
  const audit = createAuditRead(on.database.db, on.deps);
  for (const { id } of [bruno, carla, bruno]) {
    await audit({ actor: admin.id, subject: id, route: '=cmd()' });
  }
  const read = async (query: object) =>
    dataOf(await admin.call(consoleRoutes.auditEntries, { query }));
  const first = await read({ limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual(['3', '2']);
  expect(first.items[0]?.actor?.name).toBe('Chloé Martin');
  const rest = await read({ limit: 2, cursor: first.next });
  expect(rest).toMatchObject({ items: [{ id: '1' }], next: null });
  const ofBruno = await read({ subject: bruno.id, sort: 'at' });
  expect(ofBruno.items.map(({ id }) => id)).toEqual(['1', '3']);
  const columns = [
    { key: 'position', title: 'Place' },
    { key: 'details', title: 'Details, all' },
  ];
  const body = { list: 'audit' as const, state: { subject: bruno.id }, columns };
  const begun = dataOf(await admin.call(consoleRoutes.startListExport, { body }));
  await on.jobs.drain();
  const params = { exportId: begun.id };
  const ready = dataOf(await admin.call(consoleRoutes.listExport, { params }));
  expect(ready).toMatchObject({ status: 'ready', rows: 2 });
  const file = await on.app.inject({ url: ready.url ?? '' });
  expect(file.body).toBe(
    '\uFEFFPlace,"Details, all"\r\n3,"{""route"":""=cmd()""}"\r\n1,"{""route"":""=cmd()""}"\r\n',
  );
  const other = await on.build.user({ role: 'admin' });
  expect((await other.call(consoleRoutes.listExport, { params })).status).toBe(404);
});
