import type { GroupId } from '@stratum/contract/ids';
import { mediaKinds } from '@stratum/contract/message-words';
import { useLocation, useSearchParams } from 'react-router';
import { groupPanels } from '../../features/groups/index.ts';

/** What the address says is shown: a group, a message in it, and what is open beside; or the way into one. */
export function usePpauAddress() {
  const [query] = useSearchParams();
  const { key: visit } = useLocation();
  const group = query.get('group');
  const message = query.get('message');
  const panel = query.get('panel');
  const invitation = query.get('invitation');
  const token = query.get('join');
  return {
    groupId: group as GroupId | null,
    message: message !== null && /^\d{17}$/.test(message) ? message : null,
    panel: groupPanels.find((one) => one === panel) ?? null,
    kind: mediaKinds.find((kind) => kind === query.get('kind')) ?? 'media',
    /** Another one with each press on a link, also to the same address. */
    visit,
    /** What somebody was asked into a group by. */
    asked: invitation === null && token === null ? null : { invitationId: invitation, token },
  };
}
