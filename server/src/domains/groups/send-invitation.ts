import { instantSchema } from '@stratum/contract/calendar';
import { invitationIdSchema } from '@stratum/contract/ids';
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
import { notify } from '../notifications/index.ts';
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

/** What an address without an account is mailed in a day, from whomever. */
const mailsToAddress = { name: 'invitationsToAddress', points: 5, seconds: 24 * 60 * 60 };

/** Tells whoever has the address: a person by their notifications, anybody else by a mail. */
export function invitationJob(deps: Deps): Job {
  return defineJob(sendInvitationJob, ({ invitationId, sentAt }) =>
    inTransaction(deps.db, async (tx) => {
      const found = await findForSending(tx, invitationId);
      // It was answered or taken back, or sent again since.
      if (found?.invitation.sentAt.toISOString() !== sentAt) return;
      const { invitation, groupName, inviter } = found;
      const person = await userByEmail(tx, invitation.email);
      if (!person) {
        const given = { ...inviter, groupName, email: invitation.email };
        if (await hasRoom(tx, deps, invitation.email))
          await createSendMail(deps.jobs)(tx, invitationMail(given, deps.publicUrl));
        return;
      }
      if (await isMember(tx, invitation.groupId, person.id)) return;
      if (await isBlocked(tx, { by: person.id, who: invitation.inviterId })) return;
      const data = { invitationId, groupName, inviter: inviter.firstName };
      await notify(
        tx,
        person.id,
        { kind: 'invitation', data, cause: invitationId },
        deps.clock.now(),
      );
    }),
  );
}

async function hasRoom(tx: Transaction, { clock }: Deps, email: string): Promise<boolean> {
  try {
    await inSavepoint(tx, () => spendInTransaction(tx, mailsToAddress, email, clock.now()));
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
