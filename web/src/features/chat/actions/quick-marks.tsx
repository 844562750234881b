import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { PlusIcon } from '../attachments/attach-icons.tsx';
import { Mark, quickMarks } from './marks.tsx';
import { reactionOf } from './toggled-reactions.ts';
import { useMarkName } from './use-mark-name.ts';

interface QuickMarksProps {
  message: Message;
  me: UserId;
  onReact: (emoji: string | null) => void;
  onMore: () => void;
  className?: string;
}

/** What one reacts with most, and the way to everything else. */
export function QuickMarks({ message, me, onReact, onMore, className = '' }: QuickMarksProps) {
  const { t } = useTranslation('features/chat/actions');
  const markName = useMarkName();
  const own = reactionOf(message.reactions, me);
  return (
    <div role="group" aria-label={t('react')} className={`flex justify-between gap-1 ${className}`}>
      {quickMarks.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-label={markName(emoji)}
          aria-pressed={emoji === own}
          onClick={() => onReact(emoji === own ? null : emoji)}
          className={`focus-ring grid size-11 flex-none cursor-pointer place-items-center rounded-full transition-colors ${emoji === own ? 'bg-accent-soft text-accent' : 'hover:bg-hover'}`}
        >
          <Mark emoji={emoji} />
        </button>
      ))}
      <button
        type="button"
        aria-label={t('more_marks')}
        onClick={onMore}
        className="focus-ring grid size-11 flex-none cursor-pointer place-items-center rounded-full transition-colors hover:bg-hover"
      >
        <PlusIcon />
      </button>
    </div>
  );
}
