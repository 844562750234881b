import type { GoalId, GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachButton } from '../attachments/attach-button.tsx';
import type { People } from '../bodies/people.ts';
import { Composer, type ComposerHandle } from '../composer/composer.tsx';
import { send } from '../data/sending.ts';
import { Recordable } from '../recording/recordable.tsx';

/** The message that one's words are about. */
export interface Subject {
  readonly kind: 'reply' | 'edit';
  readonly message: Message;
}

interface WritePlaceProps {
  ref?: Ref<ComposerHandle>;
  groupId: GroupId;
  label: string;
  subject: Subject | null;
  people: People;
  me: UserId;
  /** What one's words were about is done, or left. */
  onEnd: () => void;
  onSent: () => void;
}

/** Where one writes, attaches or speaks. */
export function WritePlace(props: WritePlaceProps): ReactNode {
  const { ref, groupId, label, subject, people, me, onEnd, onSent } = props;
  const { t } = useTranslation('features/chat');
  const replyTo = subject?.kind === 'reply' ? subject.message : null;
  const editing = subject?.kind === 'edit' ? subject.message : null;

  function sent(): void {
    onEnd();
    onSent();
  }

  function sendGoal(goalId: GoalId): void {
    const message = {
      type: 'goalHistoryImage',
      attachment: { goalId },
      ...(replyTo && { replyTo: replyTo.id }),
    } as const;
    send(groupId, message, t('kind.goalHistoryImage', { name: '' }));
    sent();
  }

  return (
    <Recordable groupId={groupId} replyTo={replyTo?.id ?? null} onSent={sent}>
      {(recordButton) => (
        <Composer
          ref={ref}
          groupId={groupId}
          label={label}
          replyTo={replyTo}
          editing={editing}
          people={people}
          me={me}
          before={
            <AttachButton
              groupId={groupId}
              replyTo={replyTo?.id ?? null}
              onSendGoal={sendGoal}
              onSent={sent}
            />
          }
          voice={recordButton}
          onEnd={onEnd}
          onSent={onSent}
        />
      )}
    </Recordable>
  );
}
