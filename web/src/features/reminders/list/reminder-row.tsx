import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useClocks } from '../../profile/index.ts';
import { ChannelIcon } from '../fields/channel-icons.tsx';
import { useReminderWords } from '../fields/use-reminder-words.ts';
import type { RowProps } from './row-props.ts';

// A menu weighs as much as the rest of the page.
const RowMenu = lazy(() => import('./row-menu.tsx'));

/** When it comes, of what and how: a press opens it. */
export function ReminderRow(row: RowProps) {
  const { t } = useTranslation('features/reminders');
  const words = useReminderWords();
  const { reminder, group, isOfOneGoal, isChosen, onChoose } = row;
  const days = words.days(reminder);
  const isQuiet = group === 'paused' || group === 'over';
  return (
    <li
      data-chosen={isChosen || undefined}
      className="relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-l-4 border-transparent py-3.5 pr-3 pl-3.5 data-chosen:border-accent data-chosen:bg-accent-soft sm:grid-cols-[5.75rem_minmax(0,1fr)_auto] sm:gap-x-4 sm:pl-4"
    >
      <NextTime reminder={reminder} group={group} />
      <div className="min-w-0">
        <button
          type="button"
          aria-expanded={isChosen}
          onClick={onChoose}
          className={`focus-ring inline-block cursor-pointer rounded-sm text-left first-letter:uppercase text-ui font-semibold wrap-anywhere after:absolute after:inset-0 ${isQuiet ? 'text-ink-2' : ''}`}
        >
          {isOfOneGoal ? days : reminder.goalName}
          <span className="sr-only">, {t('row.change', { times: words.times(reminder) })}</span>
        </button>
        <p className="mt-0.5 text-label text-ink-2 first-letter:uppercase">
          {isOfOneGoal ? words.channels(reminder) : days}
        </p>
        <State {...row} />
      </div>
      <div className="relative flex items-center gap-1">
        {!isOfOneGoal && (
          <span className="hidden gap-2 pr-1 sm:flex">
            <span className="sr-only">{words.channels(reminder)}</span>
            {reminder.channels.map((channel) => (
              <ChannelIcon key={channel} channel={channel} />
            ))}
          </span>
        )}
        {group === 'paused' ? (
          <Button tone="ghost" size="small" onPress={() => row.actions.resume(reminder)}>
            {t('row.resume')}
          </Button>
        ) : (
          <span className="block size-11 flex-none">
            <Suspense fallback={null}>
              <RowMenu {...row} />
            </Suspense>
          </span>
        )}
      </div>
    </li>
  );
}

/** The time; days that are neither today nor tomorrow come first. */
function NextTime({ reminder, group }: Pick<RowProps, 'reminder' | 'group'>) {
  const format = useFormat();
  const words = useReminderWords();
  const { calendar, timeOf } = useClocks();
  const { nextAt } = reminder;
  if (nextAt === null || group === 'paused') {
    return <Figure isQuiet>{words.time(reminder)}</Figure>;
  }
  if (group !== 'later') return <Figure>{timeOf(nextAt)}</Figure>;
  return (
    <p>
      <span className="block font-display text-brand leading-tight font-light whitespace-nowrap sm:text-numeral">
        {format.dayShort(calendar.dayOf(nextAt))}
      </span>
      <span className="block text-label tabular-nums">{timeOf(nextAt)}</span>
    </p>
  );
}

function Figure({ isQuiet = false, children }: { isQuiet?: boolean; children: string }) {
  return (
    <p
      className={`font-display text-numeral font-light tabular-nums ${isQuiet ? 'text-ink-2' : ''}`}
    >
      {children}
    </p>
  );
}

/** What is out of its order at present, and the way back. */
function State({ reminder, actions }: RowProps) {
  const { t } = useTranslation('features/reminders');
  const format = useFormat();
  const { today } = useClocks().calendar;
  const { snoozedUntil, skippedThrough } = reminder;
  const isSkipped = skippedThrough !== null && skippedThrough >= today;
  if (snoozedUntil === null && !isSkipped) return null;
  const undo = () =>
    snoozedUntil === null ? actions.unskip(reminder) : actions.unsnooze(reminder);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-label">
      <span>
        {snoozedUntil === null
          ? t('row.skipped', { day: format.calendarDay(skippedThrough ?? today) })
          : t('row.snoozed')}
      </span>
      <Button tone="plain" size="small" onPress={undo} className="relative -my-1 -ml-4">
        <span className="text-accent">{t('undo')}</span>
      </Button>
    </p>
  );
}
