import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { invitationDays } from '@stratum/contract/group-rules';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { useDayWords } from '../data/use-day-words.ts';
import { MailIcon } from '../group-icons.tsx';

type Invitation = RouteReply<typeof groupEndpoints.groupInvitations>['items'][number];

const dayLength = 86_400_000;

/** An invitation that waits, to be sent again or taken back. */
export function PendingInvitation({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('features/groups/invite');
  const failureText = useFailureText();
  const sentence = useSentence();
  const resend = useRouteMutation(groupEndpoints.resendInvitation);
  const revoke = useRouteMutation(groupEndpoints.revokeInvitation);
  const { invitationId, email } = invitation;
  const failure = resend.error ?? revoke.error;
  return (
    <li className="border-t border-line py-3">
      <div className="flex items-center gap-3">
        <MailIcon className="text-ink-2" />
        <div className="min-w-0 flex-1">
          <p className="text-ui wrap-anywhere">{email}</p>
          <p className="text-small text-ink-2">{sentence(invitation)}</p>
        </div>
        <TextButton
          aria-label={t('resend_to', { email })}
          aria-disabled={resend.isPending}
          onClick={() => !resend.isPending && resend.mutate({ body: { invitationId } })}
          className="text-ui"
        >
          {t('resend')}
        </TextButton>
        <IconButton
          label={t('revoke', { email })}
          onPress={() => revoke.mutate({ query: { invitationId } })}
          isDisabled={revoke.isPending}
        >
          <CloseIcon />
        </IconButton>
      </div>
      <p role="status" className="pl-8 text-small text-ink-2 empty:hidden">
        {resend.isSuccess && t('resent')}
      </p>
      <p role="alert" className="pl-8 text-small font-medium text-danger empty:hidden">
        {failure && failureText(failure)}
      </p>
    </li>
  );
}

function useSentence(): (invitation: Invitation) => string {
  const { t } = useTranslation('features/groups/invite');
  const dayWords = useDayWords();
  return ({ expiresAt }) => {
    const until = dayWords(expiresAt).day;
    // Sending again begins the time anew.
    const sent = dayWords(Date.parse(expiresAt) - invitationDays * dayLength);
    return sent.isToday
      ? t('invited_today', { until })
      : t('invited_on', { date: sent.day, until });
  };
}
