import type { UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { type OutboxEntry, outbox } from '../../../shared/outbox/index.ts';
import { AlertIcon, ClockIcon } from '../../../shared/ui/icons.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import type { People } from '../bodies/people.ts';
import type { WaitingMessage } from '../data/sending.ts';
import { OwnBubble } from './message-row.tsx';
import { useMessageWords } from './use-message-words.ts';

interface WaitingRowProps {
  waiting: WaitingMessage;
  people: People;
  me: UserId;
  isLead: boolean;
}

/** One's own message that the server does not have yet, or has refused. */
export function WaitingRow({ waiting: { entry, message }, people, me, isLead }: WaitingRowProps) {
  const wordsOf = useMessageWords(people, me);
  const { type, body = null } = message;
  return (
    <OwnBubble isLead={isLead} foot={<WaitingState entry={entry} />}>
      <p className="whitespace-pre-wrap wrap-anywhere">
        {type === 'text' ? body : wordsOf({ type, body, senderId: me })}
      </p>
    </OwnBubble>
  );
}

function WaitingState({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('features/chat');
  const { held } = entry;
  if (!held)
    return (
      <p className="flex items-center gap-1.5">
        <ClockIcon className="size-4" />
        <span className={entry.failures > 0 ? '' : 'sr-only'}>{t('waiting')}</span>
      </p>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p className="flex items-center gap-1.5 text-danger">
        <AlertIcon className="size-4" />
        {held.reason === 'refused' ? held.message : t('too_old')}
      </p>
      <TextButton onClick={() => void outbox.retry(entry)}>{t('retry')}</TextButton>
      <TextButton onClick={() => void outbox.remove(entry)}>{t('delete')}</TextButton>
    </div>
  );
}
