import type { BookmarkId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { clock } from '../../../../shared/i18n/clock.ts';
import { useRestoreListFocus } from '../../../../shared/navigation/use-restore-list-focus.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { DeleteIcon } from '../../../../shared/ui/icons.tsx';
import type { Moment } from '../../data/use-moments.ts';

interface MomentListProps {
  moments: readonly Moment[];
  onSeek: (second: number) => void;
  onRemove: (id: BookmarkId) => void;
}

/** The moments that somebody has kept of the film, in its order. */
export function MomentList({ moments, onSeek, onRemove }: MomentListProps) {
  const { t } = useTranslation('features/videos/player');
  const { list, prepare } = useRestoreListFocus(moments);
  const remove = (id: BookmarkId, at: number) => {
    prepare((rows) => (rows[at] ?? rows.at(-1))?.querySelector('button'));
    onRemove(id);
  };
  if (moments.length === 0) {
    return <EmptyState level={3} heading={t('moments.none')} text={t('moments.none_text')} />;
  }
  return (
    <div ref={list}>
      <ul className="divide-y divide-line">
        {moments.map(({ key, id, second, note }, place) => (
          <li key={key} className="flex items-start gap-1 py-1">
            <button
              type="button"
              onClick={() => onSeek(second)}
              className="focus-ring-inset flex min-h-11 min-w-0 flex-1 cursor-pointer items-baseline gap-4 rounded-sm px-2 py-2.5 text-left text-ui hover:bg-hover"
            >
              <span className="text-label font-semibold tabular-nums text-accent">
                {clock(second)}
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">
                {note ?? <span className="text-ink-2">{t('moments.without_note')}</span>}
              </span>
            </button>
            {id !== null && (
              <button
                type="button"
                aria-label={t('moments.remove', { at: clock(second) })}
                onClick={() => remove(id, place)}
                className="icon-button flex-none cursor-pointer hover:bg-hover hover:text-ink"
              >
                <DeleteIcon />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
