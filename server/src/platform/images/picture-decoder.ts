import { createGate, createKeyedGate } from '../limits/gate.ts';
import { decodeInProcess } from './decoder-process.ts';
import type { DecoderTask } from './decoder-task.ts';

/** A picture that is safe to show: drawn anew, upright, in sRGB, without anything but its pixels. */
interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Buffer;
}

export interface PictureDecoder {
  /**
   * Waits for a place, then decodes; nobody waits longer than 30 seconds.
   * @param subject an account: it has one of the places, and a line of its own behind it
   * @throws AppError unreadable_file; too_many_requests while others are before it;
   *   something_went_wrong (503) where the machine is too busy, or stops
   */
  decode(subject: string, task: DecoderTask): Promise<Picture>;
  /** Refuses what waits; what is being decoded goes on. */
  close(): void;
}

/** For all: two processors at most, and twice the memory that a decoding process may use. */
const places = { atOnce: 2, waiting: 8, longestWait: 15 };
/** For each account: ten of them fill all places, not one. */
const line = { waiting: 3, longestWait: 15 };

export function createPictureDecoder(): PictureDecoder {
  const gate = createGate(places);
  const lineGate = createKeyedGate(line);
  return {
    async decode(subject, task) {
      const bytes = await lineGate(subject, () => gate(() => decodeInProcess(task)));
      return { type: 'image/webp', bytes };
    },
    close() {
      gate.close();
      lineGate.close();
    },
  };
}
