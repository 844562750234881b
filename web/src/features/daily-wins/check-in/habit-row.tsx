import type { Habit } from '@stratum/contract/habits';
import { useTranslation } from 'react-i18next';
import { CheckIcon, ClockIcon } from '../../../shared/ui/icons.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { HabitTile } from '../glyphs/habit-tile.tsx';

interface HabitRowProps {
  habit: Habit;
  isYes: boolean;
  /** Whether the last tap could not be sent yet. */
  isDelayed: boolean;
  /** The person's own; null without one. */
  rule: string | null;
  /** Absent for a day that can no longer be changed. */
  onToggle?: (() => void) | undefined;
  /** Absent where rules are only shown. */
  onSetRule?: (() => void) | undefined;
  layout: keyof typeof layouts;
}

/** One habit; all of it toggles. */
export function HabitRow(props: HabitRowProps) {
  const { habit, isYes, isDelayed, rule, onToggle, onSetRule, layout } = props;
  const { t } = useTranslation('features/daily-wins');
  const name = t(`habit.${habit}`);
  const said = rule === null ? name : t('habit_with_rule', { name, rule });
  const look = layouts[layout];
  return (
    <li className={`relative grid items-center gap-x-3 ${look.item}`}>
      {/* Over the whole row; what it shows lies beneath. */}
      {onToggle ? (
        <button
          type="button"
          aria-pressed={isYes}
          aria-label={said}
          onClick={onToggle}
          className="focus-ring-inset absolute inset-0 cursor-pointer transition-colors hover:bg-hover"
        />
      ) : (
        <span className="sr-only">{t(isYes ? 'done' : 'not_done', { habit: said })}</span>
      )}
      <HabitTile habit={habit} isYes={isYes} className={`pointer-events-none ${look.tile}`} />
      <span
        aria-hidden="true"
        className={`pointer-events-none grid size-6 place-items-center ${look.mark}`}
      >
        {isYes ? (
          <CheckIcon className="text-ok" />
        ) : (
          <span className="size-6 rounded-full border border-field" />
        )}
      </span>
      <div className={`pointer-events-none min-w-0 ${look.words}`}>
        <p aria-hidden="true" className="text-ui font-semibold">
          {name}
        </p>
        {isDelayed && (
          <p className="flex items-center gap-1.5 text-label text-ink-2">
            <ClockIcon className="size-4" />
            {t('waiting.here')}
          </p>
        )}
        {!isDelayed && rule !== null && (
          <p aria-hidden="true" className="text-label break-words text-ink-2 max-md:truncate">
            <bdi translate="no">{rule}</bdi>
          </p>
        )}
        {!isDelayed && rule === null && onSetRule && (
          <TextButton
            aria-label={t('set_rule_for', { name })}
            onClick={onSetRule}
            className="pointer-events-auto relative text-label"
          >
            {t('set_rule')}
          </TextButton>
        )}
      </div>
    </li>
  );
}

const row = 'min-h-16 grid-cols-[auto_1fr_auto] px-4 py-2';
const layouts = {
  /** A row on a telephone, a column of five on a desk. */
  today: {
    item: `${row} md:grid-cols-[1fr_auto] md:content-start md:items-start md:gap-y-3 md:p-6 md:pr-4`,
    tile: 'size-11 md:size-16',
    mark: 'order-last md:order-none',
    words: 'md:col-span-2',
  },
  /** A tile on a telephone, where five stand side by side, and a row on a desk. */
  past: {
    item: 'rounded-md p-0.5 md:min-h-16 md:grid-cols-[auto_1fr_auto] md:rounded-none md:px-6 md:py-2',
    tile: 'size-11',
    mark: 'order-last max-md:hidden',
    words: 'max-md:hidden',
  },
};
