import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../shared/ui/link.tsx';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';

interface FoldedRowProps {
  message: Message;
  people: People;
  onUnfold: () => void;
}

/** In the place of a message of somebody whom the reader has blocked. */
export function FoldedRow({ message: { senderId }, people, onUnfold }: FoldedRowProps) {
  const { t } = useTranslation('features/chat');
  const nameOf = usePersonName(people);
  return (
    <div className="flex min-h-9 items-center gap-3 py-1 pl-9.5 text-small text-ink-2 md:pl-11">
      <p className="min-w-0 flex-1 truncate">
        {t('folded')}. {t('folded_by', { name: nameOf(senderId) })}
      </p>
      <TextButton onClick={onUnfold} className="flex-none">
        {t('unfold')}
      </TextButton>
    </div>
  );
}
