import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { useNavigate } from 'react-router';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';
import { InvitationSkeleton } from './invitation-skeleton.tsx';
import { InvitationView } from './invitation-view.tsx';
import { Joined } from './joined.tsx';
import { useWelcome } from './use-welcome.ts';

/** A group's link, which anybody may follow while it is good. */
export function LinkedInvitation({ token }: { token: string }) {
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const preview = useRoute(groupEndpoints.previewGroupLink, { query: { token } });
  const known = useRoute(groupEndpoints.listGroups);
  const join = useRouteMutation(groupEndpoints.joinByLink);
  const { joined, welcome } = useWelcome();
  if (joined) return <Joined group={joined} />;
  if ((join.error ?? preview.error)?.code === 'not_found') return <ClosedInvitation kind="link" />;
  const follow = async (share: boolean) => {
    const before = known.data?.items ?? [];
    const group = await join.mutateAsync({ body: { token, share } });
    welcome(group, { isMember: before.some(({ id }) => id === group.id) });
  };
  return (
    <QueryState reads={[preview, known]} skeleton={<InvitationSkeleton />}>
      {preview.data && (
        <InvitationView
          {...preview.data}
          // What failed is in `join.error`.
          onJoin={(share) => void follow(share).catch(() => undefined)}
          onDecline={() => void navigate(localPath('/ppau'), { replace: true })}
          isJoining={join.isPending}
          isDeclining={false}
          failure={join.error}
        />
      )}
    </QueryState>
  );
}
