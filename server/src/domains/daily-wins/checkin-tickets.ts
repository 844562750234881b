import { daySchema } from '@stratum/contract/calendar';
import { userIdSchema } from '@stratum/contract/ids';
import { z } from 'zod';
import { createSealer } from '../../platform/seal.ts';
import type { Deps } from './deps.ts';

/** Yes to all five habits of a day, or that taken back. */
const checkinActs = ['all_five', 'undo'] as const;

/** As short as it can be: a push has room for few bytes. */
const sealedSchema = z.tuple([z.enum(checkinActs), userIdSchema, daySchema]);

/** One act on the check-in of a day: what the reminder carries, so that it needs no session. */
export type Ticket = z.infer<typeof sealedSchema>;

export interface Tickets {
  seal(ticket: Ticket): string;
  /** Null for one that is not ours. */
  open(sealed: string): Ticket | null;
}

export function createTickets({ otpKey }: Deps['secrets']): Tickets {
  const sealer = createSealer(otpKey, 'checkin-act');
  return {
    seal: (ticket) => sealer.seal(JSON.stringify(ticket)),
    open(sealed) {
      const text = sealer.open(sealed);
      return text === null ? null : sealedSchema.parse(JSON.parse(text));
    },
  };
}
