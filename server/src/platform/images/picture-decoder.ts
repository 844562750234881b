import { createGate, createKeyedGate } from '../limits/gate.ts';
import { decodeInProcess } from './decoder-process.ts';
import type { DecoderTask } from './decoder-task.ts';

/** A picture that is safe to show: encoded anew from its pixels alone, upright, in sRGB. */
interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Buffer;
}

export interface PictureDecoder {
  /**
   * Waits for a place, 30 seconds at most, then decodes.
   * @param subject an account: it has one of the places, and a queue of its own behind it
   * @throws AppError unreadable_file; too_many_requests while others are before it;
   *   something_went_wrong (503) where the machine is too busy, or stops
   */
  decode(subject: string, task: DecoderTask): Promise<Picture>;
  /** Refuses what waits; what is being decoded goes on. */
  close(): void;
}

/** For all accounts: two processors, and twice the memory that a decoding process may use. */
const sharedLimits = { concurrency: 2, maxQueued: 8, maxWaitSeconds: 15 };
/** For each account: one alone cannot fill the places and the queue of all. */
const accountLimits = { maxQueued: 3, maxWaitSeconds: 15 };

export function createPictureDecoder(): PictureDecoder {
  const gate = createGate(sharedLimits);
  const accountGate = createKeyedGate(accountLimits);
  return {
    async decode(subject, task) {
      const bytes = await accountGate(subject, () => gate(() => decodeInProcess(task)));
      return { type: 'image/webp', bytes };
    },
    close() {
      gate.close();
      accountGate.close();
    },
  };
}
