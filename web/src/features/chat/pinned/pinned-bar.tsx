import type { GroupId, UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { PinIcon } from '../actions/action-icons.tsx';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { useMessageWords } from '../message/use-message-words.ts';
import { usePins } from './use-pins.ts';

interface PinnedBarProps {
  groupId: GroupId;
  people: People;
  me: UserId;
  pathTo: (timetoken: string) => string;
  /** Where all of them stand. */
  toAll: string;
}

/** Above a conversation: what its admin has pinned last, and the way to it. */
export function PinnedBar({ groupId, people, me, pathTo, toAll }: PinnedBarProps) {
  const { t } = useTranslation('features/chat');
  const nameOf = usePersonName(people);
  const wordsOf = useMessageWords(people, me);
  const [newest, ...others] = usePins(groupId).pins;
  if (!newest) return null;
  const name = newest.senderId === me ? t('you') : nameOf(newest.senderId);
  return (
    <div className="flex min-h-11 flex-none items-center gap-3 border-b border-line px-4 text-label md:px-6">
      <PinIcon className="size-4 text-ink-2" />
      <LocaleLink
        to={pathTo(newest.timetoken)}
        className="focus-ring relative flex min-w-0 flex-1 items-center gap-2 self-stretch rounded-sm hover:underline"
      >
        <span className="sr-only">{t('to_pinned', { name, words: wordsOf(newest) })}</span>
        <bdi aria-hidden="true" className="flex-none font-semibold">
          {name}
        </bdi>
        <span aria-hidden="true" className="truncate text-ink-2">
          {wordsOf(newest)}
        </span>
      </LocaleLink>
      {others.length > 0 && (
        <TextLink to={toAll} className="flex-none">
          {t('all_pinned', { count: others.length + 1 })}
        </TextLink>
      )}
    </div>
  );
}
