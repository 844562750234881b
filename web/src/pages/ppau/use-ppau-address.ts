import type { GroupId } from '@stratum/contract/ids';
import { useSearchParams } from 'react-router';
import { groupPanels } from '../../features/groups/index.ts';

/** What the address says is shown: a group, a message in it, and what is open beside; or the way into one. */
export function usePpauAddress() {
  const [query] = useSearchParams();
  const group = query.get('group');
  const message = query.get('message');
  const panel = query.get('panel');
  const invitation = query.get('invitation');
  const token = query.get('join');
  return {
    groupId: group as GroupId | null,
    message: message !== null && /^\d{17}$/.test(message) ? message : null,
    panel: groupPanels.find((one) => one === panel) ?? null,
    /** What somebody was asked into a group by. */
    asked: invitation === null && token === null ? null : { invitationId: invitation, token },
  };
}
