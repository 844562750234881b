import { api } from '@stratum/contract/api';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';

test('while room on the disk is short, reads and deletions go on and writes are put off', async () => {
  let isShort = false;
  const { app, build } = await createTestApp({ disk: { isShort: () => isShort } });
  const user = await build.user();
  const id = await user.notify();
  const ready = async () => (await app.inject({ url: '/readyz' })).json();
  expect(await ready()).toEqual({ status: 'ready' });
  isShort = true;
  expect(await ready()).toEqual({ status: 'read-only' });
  expect((await user.call(api.profileInfo)).status).toBe(200);
  expect((await user.call(api.deleteNotification, { query: { id } })).status).toBe(200);
  const refused = await user.call(api.graphViewed, { body: { graph: 'radar' } });
  expect(refused.status).toBe(503);
  expect(refused.error).toMatchObject({
    message: expect.stringMatching(/^Nothing can be saved just now/),
  });
  const upload = await app.inject({ method: 'PUT', url: '/uploads/x', payload: 'x' });
  expect(upload.statusCode).toBe(503);
  expect(Number(upload.headers['retry-after'])).toBeGreaterThan(0);
});
