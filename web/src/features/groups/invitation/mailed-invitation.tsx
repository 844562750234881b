import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { useDayWords } from '../data/use-day-words.ts';
import { ClosedInvitation } from './closed-invitation.tsx';
import { InvitationSkeleton } from './invitation-skeleton.tsx';
import { InvitationView } from './invitation-view.tsx';
import { Joined } from './joined.tsx';
import { useWelcome } from './use-welcome.ts';

/** An invitation to the person's own address. */
export function MailedInvitation({ invitationId }: { invitationId: string }) {
  const { t } = useTranslation('features/groups/invitation');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const dayWords = useDayWords();
  const list = useRoute(groupEndpoints.listGroups);
  const answer = useRouteMutation(groupEndpoints.handleGroupInvitation);
  const { joined, welcome } = useWelcome();
  const found = list.data?.invitations.find((each) => each.invitationId === invitationId);
  // An answered one leaves the list before the page goes on.
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  if (joined) return <Joined group={joined} />;
  if (answer.error?.code === 'not_found' || (list.data && !found && !shown)) {
    return <ClosedInvitation kind="invitation" />;
  }
  const reply = async (accept: boolean, share: boolean) => {
    if (!shown) return;
    const body = { invitationId: shown.invitationId, accept, share };
    const { group } = await answer.mutateAsync({ body });
    if (group) return welcome(group, { isMember: false });
    toast.info(t('declined'));
    void navigate(localPath('/ppau'), { replace: true });
  };
  const send = (accept: boolean, share: boolean) =>
    // What failed is in `answer.error`.
    void reply(accept, share).catch(() => undefined);
  const isAccepting = answer.variables?.body.accept === true;
  return (
    <QueryState reads={[list]} skeleton={<InvitationSkeleton />}>
      {shown && (
        <InvitationView
          {...shown}
          until={dayWords(shown.expiresAt).day}
          onJoin={(share) => send(true, share)}
          onDecline={() => send(false, false)}
          isJoining={answer.isPending && isAccepting}
          isDeclining={answer.isPending && !isAccepting}
          failure={answer.error}
        />
      )}
    </QueryState>
  );
}
