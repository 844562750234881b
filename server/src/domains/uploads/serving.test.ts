import { uploadRoutes } from '@stratum/contract/uploads';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { pngOf } from '../../../test/files/make-files.ts';
import { type FileToSend, sendFile } from '../../../test/send-file.ts';

const bytes = Buffer.from('0123456789');
const minute = 60_000;

const digits = { type: 'text/plain', bytes, name: 'digits.txt' };

async function linkedFile(file: FileToSend = digits) {
  const on = await createTestApp();
  const owner = await on.build.user();
  const { uploadId } = await sendFile(on.app, owner, file);
  const link = dataOf(await owner.call(uploadRoutes.uploadLink, { params: { uploadId } }));
  const read = (headers: Record<string, string> = {}, url = link.url) =>
    on.app.inject({ url, headers });
  return { ...on, owner, uploadId, link, read };
}

describe('a file', () => {
  it('is served so that a browser runs nothing of it and keeps it to one person', async () => {
    const { read } = await linkedFile();
    const { headers, statusCode } = await read();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '10',
      'content-disposition': `attachment; filename="digits.txt"; filename*=UTF-8''digits.txt`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
      'accept-ranges': 'bytes',
    });
  });

  it('is shown in the browser where it is a picture', async () => {
    const { read } = await linkedFile({ type: 'image/png', bytes: pngOf(9, 9), name: 'a.png' });
    expect((await read()).headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="a.webp"; filename*=UTF-8''a.webp`,
    });
  });

  it('is not sent again to a browser that has it', async () => {
    const { read } = await linkedFile();
    const etag = String((await read()).headers.etag);
    expect((await read({ 'if-none-match': etag })).statusCode).toBe(304);
    expect((await read({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('answers the range %s with %i', async (range, status, body, contentRange) => {
    const { read } = await linkedFile();
    const answer = await read({ range });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(body);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it('is sent whole where the part asked for is of another version', async () => {
    const { read } = await linkedFile();
    const etag = String((await read()).headers.etag);
    expect((await read({ range: 'bytes=2-4', 'if-range': etag })).statusCode).toBe(206);
    expect((await read({ range: 'bytes=2-4', 'if-range': '"old"' })).statusCode).toBe(200);
  });
});

describe('a link', () => {
  it('expires within five minutes, and says when', async () => {
    const { read, clock, link } = await linkedFile();
    const left = new Date(link.expiresAt).getTime() - clock.now().getTime();
    expect(left).toBeGreaterThanOrEqual(4 * minute);
    expect(left).toBeLessThanOrEqual(5 * minute);
    clock.advance(left - 1);
    expect((await read()).statusCode).toBe(200);
    clock.advance(1);
    const expired = await read();
    expect(expired.statusCode).toBe(403);
    expect(expired.json().error.code).toBe('upload_expired');
  });

  it('is the same for a minute, so that a browser loads the file once', async () => {
    const { owner, uploadId, clock, link } = await linkedFile();
    const params = { uploadId };
    clock.advance(30_000);
    expect(dataOf(await owner.call(uploadRoutes.uploadLink, { params }))).toEqual(link);
    clock.advance(30_000);
    expect(dataOf(await owner.call(uploadRoutes.uploadLink, { params })).url).not.toBe(link.url);
  });

  it.each([
    ['another file', (url: string) => url.replace(/files\/users\/./, 'files/users/x')],
    ['a way out of the folder', (url: string) => url.replace('files/', 'files/..%2f..%2f')],
    ['another type', (url: string) => url.replace('text%2Fplain', 'text%2Fhtml')],
    ['another name', (url: string) => url.replace('digits.txt', 'digits.html')],
    ['a later end', (url: string) => url.replace(/until=1/, 'until=2')],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
  ])('is refused with %s, without ending the session', async (_what, forge) => {
    const { read, link } = await linkedFile();
    expect(forge(link.url)).not.toBe(link.url);
    const { statusCode, body } = await read({}, forge(link.url));
    expect(statusCode).toBe(403);
    expect(JSON.parse(body).error.code).toBe('forbidden');
  });

  it('answers not_found once the file is gone', async () => {
    const { read, storage, link } = await linkedFile();
    await storage.remove(new URL(link.url, 'http://stratum.test').pathname.slice('/files/'.length));
    expect((await read()).statusCode).toBe(404);
  });
});
