import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FileId, UserId } from '@stratum/contract/ids';
import type { FileShape } from '@stratum/contract/message';
import { importFile } from '../domains/uploads/index.ts';
import type { Transaction } from '../platform/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { humOf } from './sound.ts';
import type { Line } from './talk.ts';
import type { TalkTexts } from './talk-texts.ts';

type FileName = NonNullable<Line['file']>;

interface Content {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly shape: FileShape | null;
}

/** Keeps a file that somebody has sent. */
export type GroupFiles = (
  name: FileName,
  userId: UserId,
  createdAt: Date,
) => Promise<{ readonly fileId: FileId; readonly shape: FileShape | null }>;

/** The film on the graph, which the pack has. */
const film = fileURLToPath(new URL('../../../content/pack/films/level-line.webm', import.meta.url));

export function createGroupFiles(
  tx: Transaction,
  storage: Pick<Storage, 'write'>,
  texts: TalkTexts,
): GroupFiles {
  /** What is sent twice is made once. */
  const made = new Map<FileName, Promise<Content>>();
  return async (name, userId, createdAt) => {
    const making = made.get(name) ?? contentOf(name, texts);
    made.set(name, making);
    const { shape, ...content } = await making;
    const file = await importFile(tx, storage, { ...content, userId, purpose: 'chat', createdAt });
    return { fileId: file.id, shape };
  };
}

async function contentOf(name: FileName, texts: TalkTexts): Promise<Content> {
  switch (name) {
    case 'voice': {
      const { bytes, seconds, peaks } = humOf(14);
      const shape = { seconds, peaks };
      return { name: texts.voice_file, type: 'audio/wav', bytes, shape };
    }
    case 'film': {
      const shape = { width: 960, height: 540 };
      return { name: texts.film_file, type: 'video/webm', bytes: await readFile(film), shape };
    }
    case 'breakfasts': {
      const bytes = Buffer.from(texts.breakfast_list);
      return { name: texts.breakfast_file, type: 'text/plain', bytes, shape: null };
    }
    default:
      return pictureOf(name, texts);
  }
}

async function pictureOf(name: 'river' | 'path', texts: TalkTexts): Promise<Content> {
  // Loaded when a demo is seeded, and at no other start.
  const { drawMorning, pictureSize } = await import('./pictures.ts');
  const bytes = await drawMorning(name);
  return { name: texts[`${name}_file`], type: 'image/webp', bytes, shape: pictureSize };
}
