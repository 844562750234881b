import {
  microGoalIdSchema,
  milestoneIdSchema,
  type ReminderId,
  reminderIdSchema,
} from '@stratum/contract/ids';
import { type ReminderAct, reminderActs } from '@stratum/contract/reminder-words';
import { z } from 'zod';
import { after } from '../../platform/clock.ts';
import { createSealer } from '../../platform/seal.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { NamedStep } from './deps.ts';

/** Seconds after a reminder was due in which it can be answered without signing in. */
const ticketLifetime = 3 * 24 * 60 * 60;

/** As short as it can be: a push has room for few bytes. */
const sealedSchema = z.tuple([
  z.enum(reminderActs),
  reminderIdSchema,
  z.int(),
  milestoneIdSchema.nullable(),
  microGoalIdSchema.nullable(),
]);

type Sealed = z.infer<typeof sealedSchema>;

/** One act on one reminder that has come. */
export interface Ticket {
  readonly act: ReminderAct;
  readonly reminderId: ReminderId;
  readonly dueAt: Date;
  /** The one that was named, for `done`. */
  readonly step: NamedStep | null;
}

/** What a push carries so that its person can answer it without signing in. */
export interface Tickets {
  seal(ticket: Ticket): string;
  /** Null for one that is not ours, or too old. */
  open(sealed: string, now: Date): Ticket | null;
}

export function createTickets({ otpKey }: Pick<Secrets, 'otpKey'>): Tickets {
  const sealer = createSealer(otpKey, 'reminder-act');
  return {
    seal({ act, reminderId, dueAt, step }) {
      const { milestoneId = null, microGoalId = null } = step ?? {};
      const sealed: Sealed = [act, reminderId, dueAt.getTime(), milestoneId, microGoalId];
      return sealer.seal(JSON.stringify(sealed));
    },
    open(sealed, now) {
      const text = sealer.open(sealed);
      if (text === null) return null;
      const [act, reminderId, time, milestoneId, microGoalId] = sealedSchema.parse(
        JSON.parse(text),
      );
      const dueAt = new Date(time);
      if (after(dueAt, ticketLifetime) <= now) return null;
      return { act, reminderId, dueAt, step: milestoneId && { milestoneId, microGoalId } };
    },
  };
}
