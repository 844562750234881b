import { fileIdSchema, groupIdSchema, messageIdSchema, userIdSchema } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { SharedCard } from '@stratum/contract/shared-card';
import { ada } from '../../../testing/ada.ts';
import { messageOf } from '../../../testing/group.ts';
import type { People } from './people.ts';

const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const groupId = groupIdSchema.parse(id(90));
const fileId = (number: number) => fileIdSchema.parse(id(number));
/** Ada reads; Bruno and Chloé write. Dieter has left. */
export const bruno = userIdSchema.parse(id(2));
export const chloe = userIdSchema.parse(id(3));
export const dieter = userIdSchema.parse(id(4));

export const people: People = new Map([
  [ada.id, { first_name: 'Ada', image: null }],
  [bruno, { first_name: 'Bruno', image: null }],
  [chloe, { first_name: 'Chloé', image: null }],
]);

/** A message of Bruno’s, with what matters to a test. */
export function messageWith(given: Partial<Message>): Message {
  return messageOf({ id: messageIdSchema.parse(id(1)), groupId, senderId: bruno, ...given });
}

export function fileOf(type: string, number = 1) {
  return { fileId: fileId(number), name: 'one.bin', type, size: 1_234_567 };
}

/** A note that somebody shares from their collection. */
export const sharedCard: SharedCard = {
  type: 'note',
  title: 'My evening',
  beginning: 'Lamps down at nine',
  backgroundId: null,
  file: null,
  picture: null,
  imageCount: 0,
};

/** Where a file is, for five minutes. */
export function linkTo(url: string) {
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  return { url, type: 'application/octet-stream', name: 'one.bin', size: 1, expiresAt };
}

/** Forty-two seconds of silence, as a sound that every browser plays. */
export function tone(): string {
  const rate = 8_000;
  const samples = new Uint8Array(42 * rate).fill(128);
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, place) => header.setUint8(at + place, letter.charCodeAt(0)));
  write(0, 'RIFF');
  header.setUint32(4, 36 + samples.length, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, samples.length, true);
  return URL.createObjectURL(new Blob([header, samples], { type: 'audio/wav' }));
}
