import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { ChevronIcon } from '../../shared/ui/icons.tsx';
import type { LikeGroup } from './like-groups.ts';

interface NotificationGroupProps {
  group: LikeGroup;
  isUnfolded: boolean;
  onUnfold: (unfold: boolean) => void;
  /** The rows of its notifications. */
  children: ReactNode;
}

/** Like notifications as one row, by the newest of them, that unfolds. */
export function NotificationGroup({
  group,
  isUnfolded,
  onUnfold,
  children,
}: NotificationGroupProps) {
  const { t } = useTranslation('features/notifications');
  const rows = useId();
  const { newest, unread } = group;
  const time = useFormat().time(newest.createdAt);
  return (
    <li className="grid grid-cols-[0.5rem_1fr] items-start gap-x-3 border-t border-line pt-5 sm:grid-cols-[0.5rem_1fr_auto]">
      <span aria-hidden="true" className="mt-2 size-2 rounded-full bg-accent" />
      <div className={isUnfolded ? 'pb-5' : 'sm:pb-5'}>
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={rows}
          onClick={() => onUnfold(!isUnfolded)}
          className="focus-ring -my-2 flex cursor-pointer items-center gap-2 rounded-sm py-2 text-left text-ui font-semibold"
        >
          {t('like', { count: unread, title: newest.title })}
          <ChevronIcon className={isUnfolded ? 'rotate-180' : ''} />
        </button>
        {!isUnfolded && (
          <p className="mt-1 max-w-reading text-ui whitespace-pre-line text-ink-2">{newest.text}</p>
        )}
      </div>
      {!isUnfolded && (
        <time
          dateTime={newest.createdAt}
          className="mt-2 pb-5 text-label text-ink-2 max-sm:col-start-2 sm:mt-0 sm:min-w-44"
        >
          {time}
        </time>
      )}
      <ul id={rows} hidden={!isUnfolded} className="col-start-2 -col-end-1">
        {children}
      </ul>
    </li>
  );
}
