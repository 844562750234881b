import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { limits } from '@stratum/contract/limits';
import { uploadIdOf } from '@stratum/contract/upload-words';
import { uploadRoutes } from '@stratum/contract/uploads';
import { describe, expect, it, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { askForAddress, put, sendFile } from '../../../test/send-file.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import { uploadRules } from './rules.ts';

const text = { type: 'text/plain', bytes: Buffer.from('Seven hours of sleep.\n') };
const most = limits.upload.maxBytes;

test('a file is sent to the address and can then be read by its owner alone', async () => {
  const { app, build, filesDir } = await createTestApp();
  const [owner, stranger] = [await build.user(), await build.user()];
  const sent = await sendFile(app, owner, { ...text, name: 'Notes/week 47.txt' });
  expect(sent).toMatchObject({ status: 200, code: null });
  const params = { uploadId: sent.uploadId };
  const link = dataOf(await owner.call(uploadRoutes.uploadLink, { params }));
  expect(link).toMatchObject({ type: 'text/plain', name: 'week 47.txt', size: text.bytes.length });
  expect((await app.inject({ url: link.url })).rawPayload).toEqual(text.bytes);
  expect((await stranger.call(uploadRoutes.uploadLink, { params })).status).toBe(404);
  const [path = '', ...more] = await storedFiles(filesDir);
  expect(more).toEqual([]);
  expect(path).toContain(`users/${owner.id}/`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('the address is absolute, as the caller reaches the product, and names the upload', async () => {
  const { app, build } = await createTestApp();
  const user = await build.user();
  const ask = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/generate-presignedurl',
      headers: { authorization: `Bearer ${user.token}`, ...headers },
      payload: { filePath: 'a.pdf', fileFormat: 'Application/PDF' },
    });
  const { data } = (await ask({ host: 'stratum.test:8080' })).json();
  expect(data).toMatch(/^http:\/\/stratum\.test:8080\/uploads\/[\da-f-]{36}\?/);
  expect(data).toContain(`/${uploadIdOf(data)}?`);
  expect((await ask({ host: 'no host[' })).statusCode).toBe(400);
});

test.each([
  [{ filePath: 'a.svg', fileFormat: 'image/svg+xml' }, 'fileFormat'],
  [{ filePath: 'a.html', fileFormat: 'text/html' }, 'fileFormat'],
  [{ filePath: 'a.gif', fileFormat: 'image/gif' }, 'fileFormat'],
  [{ filePath: ' ', fileFormat: 'text/plain' }, 'filePath'],
  [{ filePath: 'a\0.txt', fileFormat: 'text/plain' }, 'filePath'],
  [{ filePath: 'a.txt', fileFormat: 'text/plain', fileSize: most + 1 }, 'fileSize'],
  [{ filePath: 'a.txt', fileFormat: 'text/plain', fileSize: 0 }, 'fileSize'],
])('no address is given for %j', async (body, field) => {
  const { build } = await createTestApp();
  const answer = await (await build.user()).call(uploadRoutes.generatePresignedurl, { body });
  expect(answer.status).toBe(422);
  expect(answer.error).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('of parallel requests exactly as many pass as an account may have open uploads', async () => {
  const { app, build } = await createTestApp();
  const [user, other] = [await build.user(), await build.user()];
  const refused = { type: 'text/plain', bytes: Buffer.from('<svg >') };
  const body = { filePath: 'a.txt', fileFormat: 'text/plain', fileSize: refused.bytes.length };
  const ask = (person = user) => person.call(uploadRoutes.generatePresignedurl, { body });
  const asked = Array.from({ length: uploadRules.openAtOnce + 20 }, () => ask());
  const passed = (await Promise.all(asked)).filter(({ status }) => status === 200);
  expect(passed).toHaveLength(uploadRules.openAtOnce);
  expect((await ask()).status).toBe(429);
  expect((await ask(other)).status).toBe(200);
  const { pathname, search } = new URL(passed[0]?.data ?? '');
  expect((await put(app, pathname + search, refused)).code).toBe('unsupported_file');
  expect((await ask()).status).toBe(200);
});

test('the bytes of open uploads are bounded: by what is announced, by what came, or by the most', async () => {
  const { app, build } = await createTestApp();
  const user = await build.user();
  const ask = async (fileSize?: number) => {
    const body = { filePath: 'a.txt', fileFormat: 'text/plain', ...(fileSize && { fileSize }) };
    return (await user.call(uploadRoutes.generatePresignedurl, { body })).status;
  };
  const small = await askForAddress(user, text);
  for (let open = 1; open < uploadRules.openBytes / most; open += 1) expect(await ask()).toBe(200);
  expect(await ask(1)).toBe(429);
  expect((await put(app, small, text)).status).toBe(200);
  expect(await ask(most)).toBe(429);
  expect(await ask(most - text.bytes.length)).toBe(200);
});

describe('an address', () => {
  it('takes one file and no second one', async () => {
    const { app, build, filesDir } = await createTestApp();
    const { url } = await sendFile(app, await build.user(), text);
    expect(await put(app, url, text)).toEqual({ status: 409, code: 'upload_used' });
    expect(await storedFiles(filesDir)).toHaveLength(1);
  });

  it('takes one of several files sent at once', async () => {
    const { app, build, filesDir, database } = await createTestApp();
    const url = await askForAddress(await build.user(), text);
    const sent = await Promise.all([1, 2, 3, 4].map(() => put(app, url, text)));
    const statuses = sent.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409]);
    const { rows } = await database.pool.query('SELECT key FROM pending_object_deletions');
    expect(await storedFiles(filesDir)).toHaveLength(1 + rows.length);
  });

  it('is good for five minutes', async () => {
    const { app, build, clock, filesDir } = await createTestApp();
    const url = await askForAddress(await build.user(), text);
    clock.advance(uploadRules.urlLifetime * 1000);
    expect(await put(app, url, text)).toEqual({ status: 403, code: 'upload_expired' });
    clock.advance(-1);
    expect((await put(app, url, text)).status).toBe(200);
    expect(await storedFiles(filesDir)).toHaveLength(1);
  });

  it.each([
    ['another type', (url: string) => url.replace('text%2Fplain', 'text%2Fcsv')],
    ['another size', (url: string) => url.replace(/max=\d+/, 'max=99999999')],
    ['another owner', (url: string) => url.replace(/owner=./, 'owner=x')],
    ['a later end', (url: string) => url.replace(/until=1/, 'until=2')],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['another upload', (url: string) => url.replace(/uploads\/./, 'uploads/x')],
    ['a signature of another length', (url: string) => `${url}A`],
    ['a second signature', (url: string) => `${url}&signature=A`],
  ])('is refused with %s, without ending the session', async (_what, forge) => {
    const { app, build, filesDir } = await createTestApp();
    const url = await askForAddress(await build.user(), text);
    expect(forge(url)).not.toBe(url);
    expect(await put(app, forge(url), text)).toEqual({ status: 403, code: 'forbidden' });
    expect(await storedFiles(filesDir)).toEqual([]);
  });

  it('takes the type it was made for, parameters aside, and no other', async () => {
    const { app, build } = await createTestApp();
    const url = await askForAddress(await build.user(), text);
    const as = (type: string) => put(app, url, { ...text, type });
    expect(await as('text/csv')).toEqual({ status: 415, code: 'unsupported_media_type' });
    const untyped = await app.inject({ method: 'PUT', url, payload: text.bytes });
    expect(untyped.statusCode).toBe(415);
    expect((await as('Text/Plain; charset=utf-8')).status).toBe(200);
  });

  it('takes exactly the size that was announced', async () => {
    const { app, build, filesDir } = await createTestApp();
    const size = text.bytes.length;
    const url = await askForAddress(await build.user(), { ...text, size });
    const sendOf = (bytes: Buffer) => put(app, url, { ...text, bytes });
    expect((await sendOf(Buffer.alloc(size + 1, 'a'))).code).toBe('file_too_large');
    expect((await sendOf(Buffer.alloc(size - 1, 'a'))).code).toBe('malformed');
    expect(await storedFiles(filesDir)).toEqual([]);
    expect((await sendOf(text.bytes)).status).toBe(200);
  });

  it('is good at every server that shares the secret', async () => {
    const one = await createTestApp();
    const key = randomBytes(32);
    const shared = { folder: one.filesDir, key, publicUrl: null };
    const beside = { database: one.database, storage: storageOf };
    function storageOf(clock: (typeof one)['clock']) {
      return createLocalStorage({ ...shared, clock });
    }
    const [two, three] = [await createTestApp(beside), await createTestApp(beside)];
    const user = await two.build.user();
    const url = await askForAddress(user, text);
    expect(await put(one.app, url, text)).toEqual({ status: 403, code: 'forbidden' });
    expect((await put(three.app, url, text)).status).toBe(200);
    const params = { uploadId: uploadIdOf(url) };
    const link = dataOf(await user.call(uploadRoutes.uploadLink, { params }));
    expect((await three.app.inject({ url: link.url })).rawPayload).toEqual(text.bytes);
  });
});

describe('the limit of 20 971 520 bytes', () => {
  it('lets the last byte pass', async () => {
    const { app, build } = await createTestApp();
    const bytes = Buffer.alloc(most, 'a');
    const sent = await sendFile(app, await build.user(), { type: 'text/plain', bytes });
    expect(sent.status).toBe(200);
  });

  it('refuses one more and leaves no file', async () => {
    const { app, build, filesDir } = await createTestApp();
    const bytes = Buffer.alloc(most + 1, 'a');
    const sent = await sendFile(app, await build.user(), { type: 'text/plain', bytes });
    expect(sent).toMatchObject({ status: 413, code: 'file_too_large' });
    expect(await storedFiles(filesDir)).toEqual([]);
  });
});
