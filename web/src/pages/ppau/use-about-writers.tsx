import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { type ReactNode, useState } from 'react';
import { BlockDialog, useBlocked, useUnblock } from '../../features/blocks/index.ts';
import type { People } from '../../features/chat/bodies/people.ts';
import { usePersonName } from '../../features/chat/bodies/use-person-name.ts';
import { ReportDialog } from '../../features/reports/index.ts';

interface AboutWriters {
  readonly onReport: (message: Message) => void;
  /** Blocks somebody after a question; ends a block at once. */
  readonly onBlock: (userId: UserId) => void;
  /** What is asked at present. */
  readonly dialog: ReactNode;
}

type Asked =
  | { readonly kind: 'report'; readonly message: Message }
  | { readonly kind: 'block'; readonly userId: UserId }
  | null;

/** What readers can do about who writes in a group, and about their messages. */
export function useAboutWriters(ppauGroupId: GroupId, people: People): AboutWriters {
  const [asked, setAsked] = useState<Asked>(null);
  const nameOf = usePersonName(people);
  const blocked = useBlocked();
  const { unblock } = useUnblock();
  const onClose = () => setAsked(null);
  return {
    onReport: (message) => setAsked({ kind: 'report', message }),
    onBlock: (userId) =>
      blocked.has(userId) ? unblock(userId, nameOf(userId)) : setAsked({ kind: 'block', userId }),
    dialog:
      asked?.kind === 'report' ? (
        <ReportDialog
          about={{
            kind: 'message',
            ppauGroupId,
            messageId: asked.message.id,
            name: nameOf(asked.message.senderId),
          }}
          onClose={onClose}
        />
      ) : asked ? (
        <BlockDialog userId={asked.userId} name={nameOf(asked.userId)} onClose={onClose} />
      ) : null,
  };
}
