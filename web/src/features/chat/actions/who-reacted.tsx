import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { Mark } from './marks.tsx';
import { useMarkName } from './use-mark-name.ts';

interface WhoReactedProps {
  message: Message;
  people: People;
  me: UserId;
  onClose: () => void;
}

/** Everybody who reacted to a message, by their marks. */
export default function WhoReacted({ message, people, me, onClose }: WhoReactedProps) {
  const { t } = useTranslation('features/chat/actions');
  const nameOf = usePersonName(people);
  const markName = useMarkName();
  return (
    <Dialog title={t('who_reacted')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ul className="grid gap-3">
        {message.reactions.flatMap(({ emoji, userIds }) =>
          userIds.map((id) => (
            <li key={id} className="flex items-center justify-between gap-4 text-ui">
              <span className="min-w-0 truncate">{id === me ? t('you') : nameOf(id)}</span>
              <Mark emoji={emoji} className="text-ink-2" />
              <span className="sr-only">{markName(emoji)}</span>
            </li>
          )),
        )}
      </ul>
    </Dialog>
  );
}
