import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { type ReactNode, useState } from 'react';
import { BlockDialog } from '../../features/blocks/index.ts';
import type { People } from '../../features/chat/bodies/people.ts';
import { usePersonName } from '../../features/chat/bodies/use-person-name.ts';
import { ReportDialog } from '../../features/reports/index.ts';

interface AboutWriters {
  readonly onReport: (message: Message) => void;
  /** Asks whether to block somebody, or to end that. */
  readonly onBlock: (userId: UserId) => void;
  /** What is asked at present. */
  readonly dialog: ReactNode;
}

type Asked =
  | { readonly kind: 'report'; readonly message: Message }
  | { readonly kind: 'block'; readonly userId: UserId };

/** What readers can do about who writes in a group, and about their messages. */
export function useAboutWriters(ppauGroupId: GroupId, people: People): AboutWriters {
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameOf = usePersonName(people);
  const onClose = () => setAsked(null);

  function dialogFor(question: Asked): ReactNode {
    if (question.kind === 'block') {
      const { userId } = question;
      return <BlockDialog userId={userId} name={nameOf(userId)} onClose={onClose} />;
    }
    const { id: messageId, senderId } = question.message;
    const about = { kind: 'message', ppauGroupId, messageId, name: nameOf(senderId) } as const;
    return <ReportDialog about={about} onClose={onClose} />;
  }

  return {
    onReport: (message) => setAsked({ kind: 'report', message }),
    onBlock: (userId) => setAsked({ kind: 'block', userId }),
    dialog: asked && dialogFor(asked),
  };
}
