import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { habits } from '@stratum/contract/habits';
import { addDays } from '@stratum/contract/plain-days';
import type { WinRules } from '@stratum/contract/wins';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useRested } from '../../../shared/ui/use-rested.ts';
import { HabitRow } from '../check-in/habit-row.tsx';
import { useWins } from '../use-wins.ts';
import { useDelayedHabits } from '../waiting-wins.ts';
import { fillableUntil, isFillable } from '../win-day.ts';
import type { YearData } from './year-data.ts';

interface ChosenDayProps {
  today: string;
  chosen: string;
  data: YearData;
  /** The rules of today, which are shown until those of the day have come. */
  rules: WinRules;
  onChoose: (date: string) => void;
}

/** One day with its five, to be changed as long as it can be. */
export function ChosenDay({ today, chosen, data, rules: known, onChoose }: ChosenDayProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const wins = useWins();
  const delayed = useDelayedHabits(chosen);
  const rules = useRoute(
    dailyWinEndpoints.getDailyWinRules,
    { query: { date: useRested(chosen) } },
    // Rules change seldom: those of the day before it stay until its own have come.
    { placeholderData: keepPreviousData },
  );
  const day = data.days.get(chosen);
  const isOpen = isFillable(chosen, today);
  return (
    <section
      aria-labelledby="chosen-day"
      className="flex flex-col rounded-card border border-line bg-surface shadow-1"
    >
      <header className="relative px-4 pt-4 pb-3 md:px-6 md:pb-4">
        <Text tone="quiet" className="mb-2 font-semibold max-md:hidden">
          {t('year.chosen')}
        </Text>
        <Heading
          level={2}
          id="chosen-day"
          className="first-letter:uppercase max-md:pr-22 max-md:font-sans max-md:text-ui max-md:font-semibold"
        >
          {format.calendarDay(chosen)}
        </Heading>
        <Text size="label" tone="quiet" className="mt-1 max-md:pr-22">
          <DayState data={data} date={chosen} />
        </Text>
        <DaySteps chosen={chosen} data={data} onChoose={onChoose} />
      </header>
      <p role="alert" className="px-4 pb-3 text-label text-danger empty:hidden md:px-6">
        {wins.problem}
      </p>
      <ul className="flex max-w-76 justify-between border-line px-3 max-md:pb-3 md:max-w-none md:block md:divide-y md:divide-line md:border-t md:px-0">
        {habits.map((habit) => (
          <HabitRow
            key={habit}
            habit={habit}
            isYes={day?.wins[habit] ?? false}
            isDelayed={delayed.has(habit)}
            rule={(rules.data?.rules ?? known)[habit].text}
            onToggle={isOpen && day ? () => wins.toggle(day, habit) : undefined}
            layout="past"
          />
        ))}
      </ul>
      {isOpen && (
        <Text
          size="label"
          tone="quiet"
          className="border-line px-4 pb-4 md:border-t md:px-6 md:pt-4"
        >
          {t('year.until', { day: format.calendarDay(fillableUntil(chosen)) })}
        </Text>
      )}
    </section>
  );
}

/** `4 of 5, filled in later`. */
function DayState({ data, date }: { data: YearData; date: string }) {
  const { t } = useTranslation('features/daily-wins');
  const day = data.days.get(date);
  const reason = data.frozen.get(date);
  const parts = [t('count', { points: day?.points ?? 0, of: habits.length })];
  if (reason) parts.push(t('year.left_out', { reason: t(`reason.${reason}`) }));
  if (day?.filledLater) parts.push(t('year.filled_later'));
  return parts.join(', ');
}

/** To the day before and after, within the year. */
function DaySteps({
  chosen,
  data: { year, last },
  onChoose,
}: Omit<ChosenDayProps, 'today' | 'rules'>) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const [said, setSaid] = useState('');
  const step = (days: number) => {
    const date = addDays(chosen, days);
    setSaid(format.calendarDay(date));
    onChoose(date);
  };
  return (
    <span className="absolute top-2 right-1 flex md:right-3">
      <IconButton
        label={t('year.day_before')}
        isDisabled={chosen === `${year}-01-01`}
        onPress={() => step(-1)}
        className="disabled:opacity-40"
      >
        <ChevronIcon className="rotate-90" />
      </IconButton>
      <IconButton
        label={t('year.day_after')}
        isDisabled={chosen === last}
        onPress={() => step(1)}
        className="disabled:opacity-40"
      >
        <ChevronIcon className="-rotate-90" />
      </IconButton>
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  );
}
