import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { changesOf, type OnChanged } from './changes.ts';
import { Mark } from './marks.tsx';
import { reactionOf } from './toggled-reactions.ts';
import { useMarkName } from './use-mark-name.ts';

interface ReactionsProps {
  message: Message;
  people: People;
  me: UserId;
  onChanged: OnChanged;
}

/** What a message was answered with by a mark; a press joins in, or takes one's own back. */
export function Reactions({ message, people, me, onChanged }: ReactionsProps) {
  const { t } = useTranslation('features/chat/actions');
  const format = useFormat();
  const nameOf = usePersonName(people);
  const markName = useMarkName();
  const own = reactionOf(message.reactions, me);
  const { react } = changesOf(message, me, onChanged);
  if (message.reactions.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 pt-1.5">
      {message.reactions.map(({ emoji, userIds }) => {
        const names = userIds.map((id) => (id === me ? t('you') : nameOf(id)));
        const said = t('reacted', { mark: markName(emoji), names: format.list(names) });
        return (
          <li key={emoji}>
            <button
              type="button"
              aria-pressed={emoji === own}
              title={said}
              onClick={() => void react(emoji === own ? null : emoji)}
              className={`focus-ring relative inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-full border px-2.5 text-small tabular-nums transition-colors after:absolute after:-inset-2 ${emoji === own ? 'border-accent bg-accent-soft' : 'border-line hover:bg-hover'}`}
            >
              <span className="sr-only">{said}</span>
              <Mark emoji={emoji} className="size-4!" />
              <span aria-hidden="true">{userIds.length}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
