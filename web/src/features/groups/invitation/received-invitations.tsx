import type { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { MailIcon } from '../group-icons.tsx';
import { invitationPath } from '../group-path.ts';

type Invitation = RouteReply<typeof groupEndpoints.listGroups>['invitations'][number];

interface ReceivedInvitationsProps {
  invitations: readonly Invitation[];
  /** The one that is looked at. */
  openId: string | null;
}

/** What one was invited to and has not answered, at the head of one's groups. */
export function ReceivedInvitations({ invitations, openId }: ReceivedInvitationsProps) {
  const { t } = useTranslation('features/groups');
  if (invitations.length === 0) return null;
  return (
    <ul aria-label={t('invitations')} className="mb-3 border-b border-line">
      {invitations.map(({ invitationId, name, inviter }) => (
        <li key={invitationId} className="border-t border-line">
          <LocaleLink
            to={invitationPath(invitationId)}
            aria-current={invitationId === openId ? 'page' : undefined}
            className="focus-ring -mx-3 flex items-center gap-3.5 rounded-md px-3 py-3 text-ink no-underline hover:bg-hover aria-[current=page]:bg-accent-soft"
          >
            <MailIcon />
            <span className="min-w-0 flex-1">
              <bdi className="block truncate text-ui font-medium">{name}</bdi>
              <span className="block truncate text-label text-ink-2">
                {t('invitation_from', { inviter })}
              </span>
            </span>
            <ChevronIcon className="size-4.5 -rotate-90 text-ink-2" />
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
