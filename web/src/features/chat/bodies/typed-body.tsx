import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { BoardBody } from './board-body.tsx';
import type { BodySlots } from './body-slots.ts';
import { FileBody } from './file-body.tsx';
import { FiveWinsBody } from './five-wins-body.tsx';
import { GoalBody } from './goal-body.tsx';
import type { People } from './people.ts';
import { PicturesBody } from './pictures-body.tsx';
import { SharedBody } from './shared-body.tsx';
import { AudioBody } from './sound/audio-body.tsx';
import { VideoBody } from './video-body.tsx';

interface TypedBodyProps {
  /** One, or pictures that were sent at once. */
  messages: readonly Message[];
  people: People;
  me: UserId;
  slots: BodySlots;
}

/** What a message shows besides its words. */
export function TypedBody({ messages, people, me, slots }: TypedBodyProps) {
  const [message] = messages;
  if (!message) return null;
  const { type, groupId, senderId, attachment, data } = message;
  switch (type) {
    case 'image':
      return <PicturesBody pictures={messages} people={people} />;
    case 'audio':
    case 'video':
    case 'file':
      return <FileOfType message={message} />;
    case 'goalHistoryImage': {
      const goal = attachment && 'goal' in attachment ? attachment.goal : null;
      return <GoalBody goal={goal} isOwn={senderId === me} witness={slots.witness?.(message)} />;
    }
    case 'shared_item': {
      const item = attachment && 'item' in attachment ? attachment.item : null;
      return <SharedBody message={message} item={item} people={people} me={me} />;
    }
    case 'five_wins':
      return data && 'date' in data ? <FiveWinsBody date={data.date} /> : null;
    case 'yesterday_leaderboard':
    case 'last_week_leaderboard':
    case 'monthly_leaderboard': {
      if (!data || !('from' in data)) return null;
      const boards = slots.boards?.(type);
      return <BoardBody groupId={groupId} type={type} span={data} me={me} boards={boards} />;
    }
    default:
      return null;
  }
}

function FileOfType({ message }: { message: Message }) {
  const { t } = useTranslation('features/chat/bodies');
  const { type, attachment } = message;
  if (!attachment || !('fileId' in attachment))
    return <p className="text-ui text-ink-2">{t('file_gone')}</p>;
  if (type === 'audio') return <AudioBody message={message} file={attachment} />;
  if (type === 'video') return <VideoBody message={message} file={attachment} />;
  return <FileBody message={message} file={attachment} />;
}
