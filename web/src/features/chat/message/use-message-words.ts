import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { type SystemType, systemTypes } from '@stratum/contract/message-words';
import { useTranslation } from 'react-i18next';
import { useBlocked } from '../../blocks/index.ts';
import { albumSize } from '../bodies/album.ts';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';

type Said = Pick<Message, 'type' | 'body' | 'senderId'> &
  Partial<Pick<Message, 'data' | 'deletedAt' | 'takenDown' | 'attachment' | 'clientId'>>;

/**
 * What a message says in one line of words: in the list, in a quote and to a screen reader. Of
 * somebody whom the reader has blocked only that it is folded, unless they have unfolded it.
 */
export function useMessageWords(
  people: People,
  me: UserId,
): (message: Said, isUnfolded?: boolean) => string {
  const { t } = useTranslation(['features/chat', 'features/chat/bodies']);
  const nameOf = usePersonName(people);
  const blocked = useBlocked();
  return (said, isUnfolded = false) => {
    const { type, body, senderId, data = null, deletedAt = null, takenDown = false } = said;
    if (isSystem(type)) {
      const subjectId = data && 'subjectId' in data ? data.subjectId : null;
      if (subjectId === me) return t(`features/chat/bodies:${type}_self`);
      return t(`features/chat/bodies:${type}`, { name: nameOf(subjectId) }).replace(marks, '');
    }
    if (deletedAt !== null)
      return t(`features/chat/bodies:gone.${takenDown ? 'taken_down' : 'deleted'}`);
    if (!isUnfolded && senderId !== null && blocked.has(senderId)) return t('folded');
    const words = body?.replaceAll(/\s+/g, ' ') ?? '';
    if (type === 'text') return words;
    const { attachment = null, clientId = null } = said;
    const pictures = albumSize({ type, clientId });
    const name = attachment && 'name' in attachment ? attachment.name : '';
    const goal = attachment && 'goal' in attachment ? attachment.goal.goalName : '';
    const item = attachment && 'item' in attachment ? attachment.item.title : '';
    if (type === 'shared_item' && item === '')
      return t(said.attachment === null ? 'taken_back' : 'from_collection');
    const kind =
      pictures > 1
        ? t('kind.album', { photos: pictures })
        : t(`kind.${type}`, { name: name || goal || item });
    return words === '' ? kind : `${kind}: ${words}`;
  };
}

/** The tags that mark a name in a sentence. */
const marks = /<\/?\w+>/g;

function isSystem(type: Message['type']): type is SystemType {
  return systemTypes.some((system) => system === type);
}
