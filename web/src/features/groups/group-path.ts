import type { GroupId, InvitationId } from '@stratum/contract/ids';
import type { MediaKind } from '@stratum/contract/message-words';

/** What can be open beside a conversation. */
export const groupPanels = [
  'members',
  'boards',
  'media',
  'pinned',
  'search',
  'settings',
  'invite',
  'me',
] as const;
export type GroupPanelName = (typeof groupPanels)[number];

interface Place {
  readonly panel?: GroupPanelName | undefined;
  /** The timetoken of a message. */
  readonly message?: string | undefined;
  /** Of what was shared with it. */
  readonly kind?: MediaKind | undefined;
}

/** Where a group is looked at; without the language. */
export function groupPath(groupId: GroupId, { panel, message, kind }: Place = {}): string {
  return `/ppau?${new URLSearchParams({
    group: groupId,
    ...(message && { message }),
    ...(panel && { panel }),
    ...(panel === 'media' && kind && { kind }),
  })}`;
}

export function invitationPath(invitationId: InvitationId): string {
  return `/ppau?${new URLSearchParams({ invitation: invitationId })}`;
}
