import { LinkedInvitation } from './linked-invitation.tsx';
import { MailedInvitation } from './mailed-invitation.tsx';

/** What an address leads into a group by: an invitation's id, or the token of a link. */
export interface InvitationScreenProps {
  invitationId: string | null;
  token: string | null;
}

/** The way into a group that somebody was asked into. */
export default function InvitationScreen({ invitationId, token }: InvitationScreenProps) {
  if (invitationId !== null)
    return <MailedInvitation key={invitationId} invitationId={invitationId} />;
  return token === null ? null : <LinkedInvitation key={token} token={token} />;
}
