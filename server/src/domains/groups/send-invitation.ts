import { instantSchema } from '@stratum/contract/calendar';
import { type InvitationId, invitationIdSchema, type UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { defineJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { inSavepoint, inTransaction } from '../../platform/transaction.ts';
import { userByEmail } from '../accounts/index.ts';
import { isBlocked } from '../blocks/index.ts';
import { markRead, notify } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import { findForSending } from './invitations-store.ts';
import { isMember } from './members-store.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ groups: { en, fr, de } });

const dataSchema = z.object({ invitationId: invitationIdSchema, sentAt: instantSchema });

export const sendInvitationJob: JobKind<z.infer<typeof dataSchema>> = {
  name: 'group-invitation',
  data: dataSchema,
  exclusive: false,
  retries: 10,
  timeoutSeconds: 60,
};

/** How often an address is told of invitations in a day, by whomever; the list of them has all. */
const tellingsOfAddress = { name: 'invitationsToAddress', points: 5, seconds: 24 * 60 * 60 };

/** Tells whoever has the address: a person by their notifications, anybody else by a mail. */
export function invitationJob(deps: Deps): Job {
  return defineJob(sendInvitationJob, ({ invitationId, sentAt }) =>
    inTransaction(deps.db, async (tx) => {
      const found = await findForSending(tx, invitationId);
      // It was answered or taken back, or sent again since.
      if (found?.invitation.sentAt.toISOString() !== sentAt) return;
      const { invitation, groupName, inviter } = found;
      const { email, groupId, inviterId } = invitation;
      const person = await userByEmail(tx, email);
      if (person && (await isMember(tx, groupId, person.id))) return;
      if (person && (await isBlocked(tx, { by: person.id, who: inviterId }))) return;
      if (!(await hasRoom(tx, deps, email))) return;
      if (person) {
        const data = { invitationId, groupName, inviter: inviter.firstName };
        await tellInvited(tx, person.id, { data, sentAt }, deps.clock.now());
      } else {
        const given = { ...inviter, groupName, email };
        await createSendMail(deps.jobs)(tx, invitationMail(given, deps.publicUrl));
      }
    }),
  );
}

/** The notifications of an invitation: one for each time that it was sent. */
export const toldOf = (invitationId: InvitationId) => ({
  kinds: ['invitation'] as const,
  about: { invitationId },
});

interface Sent {
  readonly data: {
    readonly invitationId: InvitationId;
    readonly groupName: string;
    readonly inviter: string;
  };
  readonly sentAt: string;
}

/** One that is sent again is told again, in place of the time before. */
async function tellInvited(
  tx: Transaction,
  userId: UserId,
  { data, sentAt }: Sent,
  now: Date,
): Promise<void> {
  await markRead(tx, { ...toldOf(data.invitationId), userId }, now);
  const cause = `${data.invitationId} ${sentAt}`;
  await notify(tx, userId, { kind: 'invitation', data, cause }, now);
}

async function hasRoom(tx: Transaction, { clock }: Deps, email: string): Promise<boolean> {
  try {
    await inSavepoint(tx, () => spendInTransaction(tx, tellingsOfAddress, email, clock.now()));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

interface Invited {
  readonly email: string;
  readonly locale: Locale;
  readonly firstName: string;
  readonly groupName: string;
}

/** In the inviter's language, for nobody knows the receiver's. */
function invitationMail({ email, locale, firstName, groupName }: Invited, publicUrl: string): Mail {
  const t = sentences(locale);
  const isPlain = [firstName, groupName].every(isPlainName);
  const say = (key: string) =>
    t(`invitation.${key}${isPlain ? '' : '_plain'}`, { ns: 'groups', firstName, groupName });
  const url = new URL(`/${locale}?ppau`, publicUrl).href;
  return composeMail({ email, locale }, say('subject'), say('title'), [
    { kind: 'text', text: say('intro') },
    { kind: 'text', text: t('invitation.how', { ns: 'groups', email }) },
    { kind: 'link', text: t('invitation.link', { ns: 'groups' }), url },
    { kind: 'note', text: t('invitation.stranger', { ns: 'groups' }) },
  ]);
}

/** A name that a mail program could take for an address is not repeated to strangers. */
export function isPlainName(name: string): boolean {
  return !/[^\s][.:@/][^\s]/.test(name);
}
