import type { consoleOrganizationRoutes as routes } from '@stratum/contract/console/organizations';
import type { Locale } from '@stratum/contract/locale';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { membersAmongAddresses } from '../accounts/index.ts';
import { type OrganizationRow, organizationById } from '../organizations/index.ts';
import type { Deps } from './deps.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ organizations: { en, fr, de } });

/**
 * Mails the code to addresses, each by a job of this transaction.
 * @throws AppError conflict where nobody can join by the code
 */
export async function inviteToOrganization(
  deps: Deps,
  { tx, params, body, caller }: Call<typeof routes.inviteToOrganization>,
) {
  const organization = await organizationById(tx, params.organizationId);
  if (!organization) throw new AppError('not_found');
  if (organization.codeEndedAt !== null) throw new AppError('conflict');
  const emails = [...new Set(body.emails)];
  const members = await membersAmongAddresses(tx, organization.id, emails);
  const invited = emails.filter((email) => !members.has(email));
  const mails = invited.map((email) =>
    invitationMail(organization, { email, locale: body.locale }, deps.publicUrl),
  );
  await createSendMail(deps.jobs)(tx, ...mails);
  await appendAudit(tx, deps, {
    action: 'organization_invited',
    actor: caller.userId,
    object: { kind: 'organization', id: organization.id },
    details: { count: String(invited.length) },
  });
  return { sent: invited.length, alreadyMembers: members.size };
}

function invitationMail(
  { name, orgcode }: OrganizationRow,
  to: { readonly email: string; readonly locale: Locale },
  publicUrl: string,
): Mail {
  const t = sentences(to.locale);
  const say = (key: string) => t(key, { ns: 'organizations', name });
  const title = say('invitation.title');
  const url = new URL(`/${to.locale}/signup?orgcode=${orgcode}`, publicUrl).href;
  return composeMail(to, title, title, [
    { kind: 'text', text: say('invitation.text') },
    { kind: 'code', text: orgcode },
    { kind: 'link', text: say('invitation.join'), url },
    { kind: 'note', text: say('invitation.has_account') },
    { kind: 'note', text: say('invitation.not_expected') },
  ]);
}
