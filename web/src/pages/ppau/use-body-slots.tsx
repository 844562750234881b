import type { GroupId, UserId } from '@stratum/contract/ids';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardWitness } from '../../features/boards/index.ts';
import type { BodySlots } from '../../features/chat/bodies/body-slots.ts';
import type { People } from '../../features/chat/bodies/people.ts';
import { MessageItems } from '../../features/collection/index.ts';
import { groupPath } from '../../features/groups/index.ts';
import { TextLink } from '../../shared/ui/link.tsx';

interface Reading {
  groupId: GroupId;
  me: UserId;
  people: People;
}

/** What boards and witnesses put into the cards of a conversation. */
export function useBodySlots({ groupId, me, people }: Reading): BodySlots {
  const { t } = useTranslation('features/chat');
  const gone = useTranslation('features/chat/bodies').t('former_member');
  const seeBoards = t('see_boards');
  return useMemo(
    () => ({
      witness: ({ attachment, senderId }) =>
        attachment && 'goal' in attachment && senderId !== null ? (
          <CardWitness
            goal={attachment.goal}
            groupId={groupId}
            ownerId={senderId}
            me={me}
            nameOf={(userId) => people.get(userId)?.first_name ?? gone}
          />
        ) : null,
      attached: ({ id }) => (
        <Suspense>
          <MessageItems groupId={groupId} messageId={id} />
        </Suspense>
      ),
      boards: () => (
        <TextLink to={groupPath(groupId, { panel: 'boards' })} className="text-label font-medium">
          {seeBoards}
        </TextLink>
      ),
    }),
    [groupId, me, people, gone, seeBoards],
  );
}
