import { type Habit, habits } from '@stratum/contract/habits';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '../../../shared/failures/card-boundary.tsx';
import { OptionalPart } from '../../../shared/failures/optional-part.tsx';
import { Later } from '../../../shared/ui/later.tsx';
import { useMilestone } from '../milestone/use-milestone.ts';
import { useWins } from '../use-wins.ts';
import { useDelayedHabits } from '../waiting-wins.ts';
import { isFillable } from '../win-day.ts';
import { checkInAnchor } from './check-in-anchor.ts';
import type { OpenDialog } from './check-in-dialogs.tsx';
import { CheckInHead } from './check-in-head.tsx';
import { FoldedHabits } from './folded-habits.tsx';
import { HabitRow } from './habit-row.tsx';
import { type Overview, useChosenDay } from './use-chosen-day.ts';
import { Week } from './week.tsx';
import { WinFigures } from './win-figures.tsx';

// What the five rows do not wait for.
const CheckInDialogs = lazy(() => import('./check-in-dialogs.tsx'));
const CheckInMenu = lazy(() => import('./check-in-menu.tsx'));
const Milestone = lazy(() => import('../milestone/milestone.tsx'));
const ZoneNotice = lazy(() => import('./zone-notice.tsx'));

interface CheckInCardProps {
  overview: Overview;
  /** The day that the figures are of; null for today. */
  figuresOf: string | null;
  /** Of the profile, once it is known. */
  timeZone: string | undefined;
}

export function CheckInCard({ overview, figuresOf, timeZone }: CheckInCardProps) {
  const { t } = useTranslation('features/daily-wins');
  const heading = useId();
  const chosen = useChosenDay(overview);
  const wins = useWins();
  const { day, isToday, rules } = chosen;
  const delayed = useDelayedHabits(day.date);
  // Rows neither fold nor move under a thumb: only a visit that begins with a full day begins folded,
  // and has the card of a milestone above them.
  const [beganFull] = useState(isFull(overview.today.points));
  const [isFolded, setFolded] = useState(beganFull);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [announced, setAnnounced] = useState('');
  const milestone = useMilestone(overview);
  const toggle = (habit: Habit) => {
    const completes = !day.wins[habit] && isFull(day.points + 1);
    setAnnounced(completes ? t('announce.full') : '');
    wins.toggle(day, habit);
  };
  const card = milestone.reached && (
    <OptionalPart>
      <Milestone
        reached={milestone.reached}
        today={overview.today.date}
        onClose={milestone.close}
      />
    </OptionalPart>
  );
  return (
    <div className="grid gap-5">
      {beganFull && card}
      <section
        id={checkInAnchor}
        aria-labelledby={heading}
        className="scroll-mt-20 outline-none overflow-hidden rounded-card border border-line bg-surface shadow-1"
      >
        <CheckInHead
          headingId={heading}
          overview={overview}
          chosen={chosen}
          menu={
            <OptionalPart placeholder={<span className="size-11" />}>
              <CheckInMenu overview={overview} day={day} wins={wins} onOpen={setDialog} />
            </OptionalPart>
          }
        />
        <p role="status" className="sr-only">
          {announced}
        </p>
        <p role="alert" className="px-4 pb-3 text-label text-danger empty:hidden md:px-6">
          {wins.problem}
        </p>
        {isFolded && isToday && isFull(day.points) ? (
          <FoldedHabits onOpen={() => setFolded(false)} />
        ) : (
          <ul className="divide-line border-t border-line max-md:divide-y md:grid md:grid-cols-5 md:divide-x">
            {habits.map((habit) => (
              <HabitRow
                key={habit}
                habit={habit}
                isYes={day.wins[habit]}
                isDelayed={delayed.has(habit)}
                rule={rules[habit].text}
                onToggle={() => toggle(habit)}
                // A past day keeps the rules that it had.
                onSetRule={isToday ? () => setDialog('rules') : undefined}
                layout="today"
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center border-t border-line">
          <Week
            chosen={chosen}
            today={overview.today.date}
            isOpenable={(date) => isFillable(date, overview.today.date)}
          />
          {overview.figures.consistency !== null && (
            <WinFigures figures={overview.figures} figuresOf={figuresOf} />
          )}
        </div>
        {timeZone !== undefined && (
          <OptionalPart>
            <ZoneNotice timeZone={timeZone} />
          </OptionalPart>
        )}
      </section>
      {!beganFull && card}
      <CardBoundary>
        <Later>
          <CheckInDialogs
            open={dialog}
            onClose={() => setDialog(null)}
            day={day}
            today={overview.today.date}
            wins={wins}
          />
        </Later>
      </CardBoundary>
    </div>
  );
}

function isFull(points: number): boolean {
  return points === habits.length;
}
