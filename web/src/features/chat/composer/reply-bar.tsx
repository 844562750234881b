import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { useMessageWords } from '../message/use-message-words.ts';

interface ReplyBarProps {
  message: Message;
  people: People;
  me: UserId;
  onEnd: () => void;
}

/** What is being replied to, above what one writes. */
export function ReplyBar({ message, people, me, onEnd }: ReplyBarProps) {
  const { t } = useTranslation('features/chat');
  const nameOf = usePersonName(people);
  const wordsOf = useMessageWords(people, me);
  const name = message.senderId === me ? t('you') : nameOf(message.senderId);
  return (
    <div className="flex items-center gap-2 pb-1.5 pl-1">
      <p className="min-w-0 flex-1 border-l-2 border-accent pl-3 text-small">
        <span className="block truncate font-semibold">{t('reply_to', { name })}</span>
        <span className="block truncate text-ink-2">{wordsOf(message)}</span>
      </p>
      <IconButton label={t('reply_end')} onPress={onEnd}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
