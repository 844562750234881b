import { type ReactNode, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { chipStyle } from '../../../shared/ui/chip-style.ts';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { DateButton, DateField } from '../../../shared/ui/lazy-fields.tsx';
import { useClocks } from '../../profile/index.ts';
import { dueDays } from '../draft/due-days.ts';
import { lastDayOfWeeks } from '../draft/goal-draft.ts';
import { changeAt } from '../draft/milestone-changes.ts';
import { updateDraft, useGoalDraft } from '../draft/use-goal-draft.ts';

const spans = [4, 8, 12] as const;

/** How long it takes, the first and the last day, and the day of each milestone. */
export function TimelineDays({ children }: { children: ReactNode }) {
  const { t } = useTranslation('features/goals');
  const draft = useGoalDraft();
  const { today } = useClocks();
  const { goalStartDate, goalEndDate } = draft.timelineGoal;
  const fitting = spans.find((weeks) => lastDayOfWeeks(goalStartDate, weeks) === goalEndDate);
  const [isOwn, setOwn] = useState(fitting === undefined);
  const chooseSpan = (value: string) => {
    setOwn(value === 'own');
    const goalEnd = value === 'own' ? goalEndDate : lastDayOfWeeks(goalStartDate, Number(value));
    updateDraft('timelineGoal', { goalEndDate: goalEnd });
  };
  const chooseStart = (day: string | null) => {
    if (day === null) return;
    const end = isOwn || !fitting ? goalEndDate : lastDayOfWeeks(day, fitting);
    updateDraft('timelineGoal', { goalStartDate: day, goalEndDate: end < day ? day : end });
  };
  return (
    <>
      <RadioGroup
        aria-label={t('timeline.span')}
        orientation="horizontal"
        value={isOwn || !fitting ? 'own' : String(fitting)}
        onChange={chooseSpan}
        className="flex flex-wrap gap-2"
      >
        {spans.map((weeks) => (
          <Radio key={weeks} value={String(weeks)} className={chipStyle}>
            {t('plan.weeks', { count: weeks })}
          </Radio>
        ))}
        <Radio value="own" className={chipStyle}>
          {t('timeline.own')}
        </Radio>
      </RadioGroup>
      {children}
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={t('timeline.start')}
          name="goalStartDate"
          value={goalStartDate}
          onChange={chooseStart}
        />
        <DateField
          label={t('timeline.end')}
          name="goalEndDate"
          value={goalEndDate}
          min={latest(goalStartDate, today)}
          onChange={(day) => day && updateDraft('timelineGoal', { goalEndDate: day })}
        />
      </div>
      <MilestoneDays />
    </>
  );
}

function MilestoneDays() {
  const { t } = useTranslation('features/goals');
  const format = useFormat();
  const draft = useGoalDraft();
  const { milestones } = draft.organizeGoal;
  const { goalStartDate, goalEndDate } = draft.timelineGoal;
  const due = dueDays(draft);
  const change = (index: number, dueDate: string) =>
    updateDraft('organizeGoal', { milestones: changeAt(milestones, index, { dueDate }) });
  return (
    <ul>
      {milestones.map(({ key, milestoneName }, index) => {
        const day = due[index] ?? goalEndDate;
        const name = milestoneName || t('path.unnamed');
        return (
          <li
            key={key}
            className="flex items-center justify-between gap-5 border-t border-line py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <DateButton
              label={t('path.due', { name })}
              value={day}
              min={goalStartDate}
              max={goalEndDate}
              onChange={(chosen) => change(index, chosen)}
              className="flex-none font-semibold text-accent"
            >
              {format.calendarDay(day)}
              <ChevronIcon className="size-4.5" />
            </DateButton>
          </li>
        );
      })}
    </ul>
  );
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}
