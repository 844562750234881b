import type { Habit } from '@stratum/contract/habits';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { TextButton } from '../../../shared/ui/text-link.tsx';
import { HabitTile } from '../glyphs/habit-tile.tsx';

interface HabitRowProps {
  habit: Habit;
  isYes: boolean;
  /** The person's own; null without one. */
  rule: string | null;
  onToggle: () => void;
  onSetRule: () => void;
}

/** One habit: a row on a telephone, a column on a desk, and all of it toggles. */
export function HabitRow({ habit, isYes, rule, onToggle, onSetRule }: HabitRowProps) {
  const { t } = useTranslation('features/daily-wins');
  const name = t(`habit.${habit}`);
  return (
    <li className="group relative grid min-h-16 grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-2 md:grid-cols-[1fr_auto] md:content-start md:items-start md:gap-y-3 md:p-6 md:pr-4">
      {/* Over the whole row; what it shows lies beneath. */}
      <button
        type="button"
        aria-pressed={isYes}
        aria-label={rule === null ? name : t('habit_with_rule', { name, rule })}
        onClick={onToggle}
        className="focus-ring-inset absolute inset-0 cursor-pointer transition-colors hover:bg-hover"
      />
      <HabitTile habit={habit} isYes={isYes} className="pointer-events-none size-11 md:size-16" />
      <span
        aria-hidden="true"
        className="pointer-events-none order-last grid size-6 place-items-center md:order-none"
      >
        {isYes ? (
          <CheckIcon className="text-ok" />
        ) : (
          <span className="size-6 rounded-full border border-field" />
        )}
      </span>
      <div className="pointer-events-none min-w-0 md:col-span-2">
        <p aria-hidden="true" className="text-ui font-semibold">
          {name}
        </p>
        {rule === null ? (
          <TextButton
            aria-label={t('set_rule_for', { name })}
            onClick={onSetRule}
            className="pointer-events-auto relative text-label"
          >
            {t('set_rule')}
          </TextButton>
        ) : (
          <p aria-hidden="true" className="text-label break-words text-ink-2 max-md:truncate">
            {rule}
          </p>
        )}
      </div>
    </li>
  );
}
