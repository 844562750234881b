import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';

/** What somebody tells whoever runs the installation about. */
export type Reported =
  | {
      readonly kind: 'message';
      readonly ppauGroupId: GroupId;
      readonly messageId: MessageId;
      readonly name: string;
    }
  | { readonly kind: 'person'; readonly userId: UserId; readonly name: string }
  | { readonly kind: 'group'; readonly ppauGroupId: GroupId; readonly name: string };
