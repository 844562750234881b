import { limits } from '@stratum/contract/limits';
import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '../../../test/create-test-app.ts';
import { sendFile } from '../../../test/send-file.ts';

const on = await openTestApp();
afterAll(() => on.close());

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

/** The beginnings of recordings, as browsers and telephones make them. */
const box = (brand: string) => bytes([0, 0, 0, 20], `ftyp${brand}`, [0, 0, 2, 0], brand);
const webm = bytes([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84], 'webm');
const ogg = bytes(
  'OggS',
  [0, 2, ...Array<number>(20).fill(0), 1, 19],
  'OpusHead',
  Array<number>(11).fill(0),
);
const wav = bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ', Array<number>(20).fill(0));
const mp3 = bytes([0xff, 0xfb, 0x90, 0x64], Array<number>(1500).fill(0));

it.each([
  ['audio/webm', webm],
  ['audio/ogg', ogg],
  ['audio/mp4', box('isom')],
  ['audio/mp4', box('M4A ')],
  ['audio/mpeg', mp3],
  ['audio/wav', wav],
  ['video/mp4', box('isom')],
  ['video/webm', webm],
  ['video/quicktime', box('qt  ')],
])('a recording of type %s is taken, and refused as another', async (type, content) => {
  const ada = await on.build.user();
  expect((await sendFile(on.app, ada, { type, bytes: content })).status).toBe(200);
  const other = type === 'audio/wav' ? 'video/mp4' : 'audio/wav';
  const wrong = await sendFile(on.app, ada, { type: other, bytes: content });
  expect(wrong.code).toBe('unsupported_file');
});

it('a recording may be as large as any file, and not larger', async () => {
  const ada = await on.build.user();
  const fill = (size: number) => Buffer.concat([webm, Buffer.alloc(size - webm.length)]);
  const send = (size: number) => sendFile(on.app, ada, { type: 'video/webm', bytes: fill(size) });
  expect((await send(limits.upload.maxBytes)).status).toBe(200);
  expect((await send(limits.upload.maxBytes + 1)).code).toBe('file_too_large');
});
