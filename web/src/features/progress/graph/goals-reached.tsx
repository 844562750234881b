import type { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { NoteMark } from '../../../shared/charts/note-mark.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { goalPath } from '../../goals/index.ts';
import type { GraphChoice } from './graph-choice.ts';

export type GoalMark = RouteReply<typeof goalEndpoints.goalMarks>['items'][number];

/** The goals that were reached in the year of a graph, within its category, oldest first. */
export function goalsIn(marks: readonly GoalMark[], choice: GraphChoice): readonly GoalMark[] {
  return marks
    .filter(({ day }) => day.startsWith(`${choice.year}-`))
    .filter(({ goalCategory }) => choice.category === null || goalCategory === choice.category)
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** By month, as a chart notes them. */
export function useGoalNotes(goals: readonly GoalMark[]) {
  const { t } = useTranslation('features/progress/graph');
  const format = useFormat();
  if (goals.length === 0) return undefined;
  const byMonth = Map.groupBy(goals, ({ day }) => day.slice(0, 7));
  const of = new Map(
    [...byMonth].map(([month, reached]) => [
      month,
      {
        words: t('goals.in_month', { count: reached.length }),
        names: format.list(reached.map(({ goalName }) => goalName)),
      },
    ]),
  );
  return { column: t('goals.title'), of };
}

/** What the marks stand for, each a way to its goal. */
export function GoalsReached({ goals }: { goals: readonly GoalMark[] }) {
  const { t } = useTranslation('features/progress/graph');
  const format = useFormat();
  if (goals.length === 0) return null;
  return (
    <section className="mt-5">
      <Heading level={3} size="label" className="flex items-center gap-2">
        <svg viewBox="-6 -6 12 12" aria-hidden="true" className="size-3">
          <NoteMark x={0} y={0} />
        </svg>
        {t('goals.title')}
      </Heading>
      <ul className="mt-1">
        {goals.map(({ goalId, goalName, day }) => (
          <li key={goalId} className="flex min-h-11 flex-wrap items-center gap-x-3 text-ui">
            <TextLink to={goalPath(goalId)} className="wrap-anywhere">
              {goalName}
            </TextLink>
            <span className="text-label text-ink-2">{format.dayMonth(day)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
