import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadRoutes } from '@stratum/contract/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { officeOf, pngOf, zipOf } from '../../../test/files/make-files.ts';
import { sendFile } from '../../../test/send-file.ts';
import { storedFiles } from '../../../test/stored-files.ts';

const samples = join(import.meta.dirname, '../../../test/files');
const photo = await readFile(join(samples, 'photo.jpg'));
const heic = await readFile(join(samples, 'iphone.heic'));
const small = await sharp(pngOf(64, 64)).png().toBuffer();
const webp = await sharp(small).webp().toBuffer();

const openXml = 'application/vnd.openxmlformats-officedocument';
const types = {
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
  pptx: `${openXml}.presentationml.presentation`,
};
const docx = officeOf('word/document.xml', `${types.docx}.main+xml`);
const xlsx = officeOf('xl/workbook.xml', `${types.xlsx}.main+xml`);
const pptx = officeOf('ppt/presentation.xml', `${types.pptx}.main+xml`);
const macros = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
const xlsm = officeOf('xl/workbook.xml', macros);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n');
const script = Buffer.from('<html><script>alert(document.domain)</script></html>');

let on: TestApp & { close(): Promise<void> };
let user: SignedInUser;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

/** Sends a file as a person who has sent nothing else. */
async function send(type: string, bytes: Buffer, name = 'file') {
  user = await on.build.user();
  return sendFile(on.app, user, { type, bytes, name });
}

/** The bytes that others would get to see, and how. */
async function served(type: string, bytes: Buffer, name?: string) {
  const { uploadId, status } = await send(type, bytes, name);
  expect(status).toBe(200);
  const link = dataOf(await user.call(uploadRoutes.uploadLink, { params: { uploadId } }));
  const { rawPayload, headers } = await on.app.inject({ url: link.url });
  return { link, headers, bytes: rawPayload };
}

describe('what is taken', () => {
  it.each([
    ['image/jpeg', photo],
    ['image/jpg', photo],
    ['image/png', small],
    ['image/webp', webp],
    ['image/heic', heic],
    ['image/heif', heic],
  ])('a picture sent as %s is drawn anew', async (type, bytes) => {
    const { link, headers, bytes: shown } = await served(type, bytes);
    expect(link.type).toBe('image/webp');
    expect(headers['content-disposition']).toMatch(/^inline;/);
    expect((await sharp(shown).metadata()).format).toBe('webp');
  });

  it.each([
    ['application/pdf', pdf],
    ['text/plain', Buffer.from('Grüße, déjà vu, 5 < 7\n')],
    ['text/plain', Buffer.from('Gr\xfc\xdfe\n', 'latin1')],
    ['text/csv', Buffer.from('\ufeffday;hours\nMonday;7\n')],
    ['text/csv', Buffer.from('MAC;BM\nMZ;solid\n')],
    [types.docx, docx],
    [types.xlsx, xlsx],
    [types.xlsm, xlsm],
    [types.pptx, pptx],
  ])('a document sent as %s stays as it is', async (type, bytes) => {
    const { link, bytes: shown } = await served(type, bytes);
    expect(link.type).toBe(type);
    expect(shown).toEqual(bytes);
  });
});

describe('what is not what it says', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  it.each([
    ['a page as text', 'text/plain', script],
    [
      'a page behind blanks and a comment as text',
      'text/plain',
      Buffer.concat([Buffer.from('\n\n <!-- a -->'), script]),
    ],
    ['a drawing as CSV', 'text/csv', svg],
    ['a drawing as PNG', 'image/png', svg],
    ['a page as JPEG', 'image/jpeg', script],
    ['a page as PDF', 'application/pdf', script],
    ['a JPEG as PNG', 'image/png', photo],
    ['a JPEG as text', 'text/plain', photo],
    ['a PDF as text', 'text/plain', pdf],
    ['a PDF as CSV, behind a line', 'text/csv', Buffer.concat([Buffer.from('day;hours\n'), pdf])],
    ['PostScript as text', 'text/plain', Buffer.from('%!PS-Adobe-3.0\nshowpage\n')],
    ['RTF as text', 'text/plain', Buffer.from(String.raw`{\rtf1\ansi Seven hours}`)],
    ['a HEIC as JPEG', 'image/jpeg', heic],
    ['a GIF with a script as PNG', 'image/png', Buffer.concat([Buffer.from('GIF89a/*'), script])],
    ['bytes as text', 'text/plain', Buffer.from([65, 0, 66])],
    ['UTF-16 as text', 'text/plain', Buffer.from('text', 'utf16le')],
    ['nothing as text', 'text/plain', Buffer.alloc(0)],
    ['nothing as PDF', 'application/pdf', Buffer.alloc(0)],
    ['a plain archive as a document', types.docx, zipOf([{ name: 'a.txt', content: 'a' }])],
    ['a sheet as a document', types.docx, xlsx],
    ['a sheet with macros as one without', types.xlsx, xlsm],
    ['an archive behind a PDF as a document', types.docx, Buffer.concat([pdf, docx])],
    ['a program as a document', types.docx, Buffer.from('MZ\x90\0\x03\0\0\0'.repeat(9), 'latin1')],
  ])('%s is refused and leaves nothing', async (_what, type, bytes) => {
    const before = await storedFiles(on.filesDir);
    const { status, code, uploadId, url } = await send(type, bytes);
    expect([status, code]).toEqual([415, 'unsupported_file']);
    const params = { uploadId };
    const answer = await user.call(uploadRoutes.uploadLink, { params });
    expect(answer.error).toMatchObject({ code: 'unsupported_file' });
    const again = await on.app.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': type },
      payload: bytes,
    });
    expect(again.statusCode).toBe(409);
    expect(await storedFiles(on.filesDir)).toEqual(before);
  });
});

describe('what is damaged, or would cost too much', () => {
  const flood = Buffer.from(photo);
  const frame = flood.indexOf(Buffer.from([0xff, 0xc0]));
  flood.writeUInt16BE(65_000, frame + 5);
  flood.writeUInt16BE(65_000, frame + 7);
  const wideHeic = Buffer.from(heic);
  const extent = wideHeic.indexOf('ispe');
  wideHeic.writeUInt32BE(30_000, extent + 8);
  wideHeic.writeUInt32BE(30_000, extent + 12);
  const image = { name: 'word/media/a.png', content: Buffer.alloc(30_000_000) };
  const bomb = [image];
  const claims = [{ name: 'word/media/a.png', content: 'a', claimed: 0xfffffffe }];
  const lies = [{ ...image, claimed: 100 }];
  const hugeList = '<Types/>'.padEnd(40_000_000);
  const many = Array.from({ length: 30_000 }, (_, n) => ({ name: `${n}`, content: '' }));
  const wordType = `${types.docx}.main+xml`;

  it.each([
    ['half a JPEG', 'image/jpeg', photo.subarray(0, photo.length / 2)],
    ['half a PNG', 'image/png', small.subarray(0, small.length - 20)],
    ['half a HEIC', 'image/heic', heic.subarray(0, heic.length - 900)],
    ['half a PDF', 'application/pdf', pdf.subarray(0, 40)],
    ['half a document', types.docx, docx.subarray(0, docx.length - 8)],
    ['a PNG of 30 000 by 30 000 pixels', 'image/png', pngOf(30_000, 30_000, 20)],
    ['a JPEG of 65 000 by 65 000 pixels', 'image/jpeg', flood],
    ['a HEIC of 30 000 by 30 000 pixels', 'image/heic', wideHeic],
    ['a bomb in a document', types.docx, officeOf('word/document.xml', wordType, bomb)],
    ['a bomb that claims to be small', types.docx, officeOf('word/document.xml', wordType, lies)],
    ['a bomb by its own claim', types.docx, officeOf('word/document.xml', wordType, claims)],
    [
      'a bomb in the list of types',
      types.docx,
      zipOf([
        { name: '[Content_Types].xml', content: hugeList },
        { name: 'word/document.xml', content: 'a' },
      ]),
    ],
    ['an archive of 30 000 parts', types.docx, officeOf('word/document.xml', wordType, many)],
  ])('%s is refused and leaves nothing', async (_what, type, bytes) => {
    const before = await storedFiles(on.filesDir);
    const { status, code } = await send(type, bytes);
    expect([status, code]).toEqual([422, 'unreadable_file']);
    expect(await storedFiles(on.filesDir)).toEqual(before);
  });
});

describe('what a picture carries besides its pixels', () => {
  const gps = Buffer.from('Apple');
  it.each([
    ['image/jpeg', photo],
    ['image/heic', heic],
  ])('is gone from %s, place and device included', async (type, bytes) => {
    expect(bytes.includes(gps)).toBe(true);
    const { bytes: shown } = await served(type, bytes);
    expect(shown.includes(gps)).toBe(false);
    const { exif, xmp, iptc, icc, orientation } = await sharp(shown).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  });

  it('is gone where it was a page behind the picture', async () => {
    const { bytes } = await served('image/jpeg', Buffer.concat([photo, script]));
    expect(bytes.includes('<script>')).toBe(false);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns it upright by orientation %i', async (orientation) => {
    const upright = await sharp(photo).autoOrient().toBuffer();
    const sent = await sharp(upright).withMetadata({ orientation }).jpeg().toBuffer();
    const { bytes } = await served('image/jpeg', sent);
    const wanted = await sharp(sent).autoOrient().resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    const shown = await sharp(bytes).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    const apart = shown.map((value, at) => Math.abs(value - (wanted[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(24);
  });
});

test('a large picture is made as small as a screen needs it', async () => {
  const { bytes } = await served('image/png', pngOf(6000, 3000));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2048, height: 1024 });
});

test.each([
  ['../../etc/passwd', 'passwd.txt'],
  ['..\\..\\boot.ini', 'boot.ini.txt'],
  ['..', 'file.txt'],
  ['.txt', 'txt.txt'],
  ['report\u202etxt.exe', 'reporttxt.exe.txt'],
  ['a"b\r\nSet-Cookie: x.txt', 'a_bSet-Cookie_ x.txt'],
  [`${'a'.repeat(300)}.txt`, `${'a'.repeat(116)}.txt`],
  ['Überblick – März.TXT', 'Überblick – März.TXT'],
])('the name %j is saved as %j', async (name, saved) => {
  const { link, headers } = await served('text/plain', Buffer.from('a'), name);
  expect(link.name).toBe(saved);
  const disposition = String(headers['content-disposition']);
  expect(disposition).toMatch(
    /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.~%!#$&+^`|-]+$/,
  );
  expect(decodeURIComponent(disposition.replace(/.*''/, ''))).toBe(saved);
});

test('ten pixel floods at once are all refused while other calls are answered', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => on.build.user()));
  const bytes = pngOf(30_000, 30_000, 20);
  const floods = people.map((person) => sendFile(on.app, person, { type: 'image/png', bytes }));
  const health = await Promise.all(floods.map(() => on.app.inject({ url: '/healthz' })));
  expect(health.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  expect((await Promise.all(floods)).map(({ code }) => code)).toEqual(
    people.map(() => 'unreadable_file'),
  );
});
