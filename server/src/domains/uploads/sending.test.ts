import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@stratum/contract/limits';
import { expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { askForAddress, put } from '../../../test/send-file.ts';
import { storedFiles } from '../../../test/stored-files.ts';

const type = 'text/plain';
const mebibyte = 1024 * 1024;

/** Opens a PUT on a real connection whose body is written piece by piece, its length unsaid. */
async function openPut({ app }: TestApp, path: string): Promise<ClientRequest> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const opened = request({ port, method: 'PUT', path, headers: { 'content-type': type } });
  opened.flushHeaders();
  return opened;
}

function answerTo(opened: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve) => opened.once('response', resolve));
}

test('a body without end is cut one byte behind the limit and answered', async () => {
  const on = await createTestApp();
  const opened = await openPut(on, await askForAddress(await on.build.user(), { type }));
  const answer = answerTo(opened);
  const cut = new Promise((resolve) => opened.once('close', resolve));
  opened.on('error', () => undefined);
  const piece = Buffer.alloc(mebibyte, 'a');
  for (let sent = 0; sent < limits.upload.maxBytes; sent += piece.length) opened.write(piece);
  opened.write('a');
  const { statusCode } = await answer;
  expect(statusCode).toBe(413);
  expect(await storedFiles(on.filesDir)).toEqual([]);
  await cut;
});

test('a sender that goes away leaves nothing, and the address takes the file afterwards', async () => {
  const on = await createTestApp();
  const url = await askForAddress(await on.build.user(), { type });
  const opened = await openPut(on, url);
  opened.on('error', () => undefined);
  opened.write(Buffer.alloc(mebibyte, 'a'));
  await vi.waitFor(async () => expect(await storedFiles(on.filesDir)).toHaveLength(1));
  opened.destroy();
  await vi.waitFor(async () => expect(await storedFiles(on.filesDir)).toEqual([]));
  const whole = { type, bytes: Buffer.from('whole') };
  expect((await put(on.app, url, whole)).status).toBe(200);
});
