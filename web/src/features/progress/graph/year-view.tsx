import { levelOf, shownScore } from '@stratum/contract/shown-scores';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelLine } from '../../../shared/charts/level-line.tsx';
import { CardBoundary } from '../../../shared/failures/card-boundary.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { BelowLine } from '../dashboard/line-card.tsx';
import { useSubjectName } from '../scores/subject-name.ts';
import type { ScoreHistory } from '../scores/use-score-history.ts';
import { skillsAt } from '../scores/values.ts';
import { type GoalMark, GoalsReached, goalsIn, useGoalNotes } from './goals-reached.tsx';
import type { GraphChoice } from './graph-choice.ts';
import { GraphDownloads } from './graph-downloads.tsx';
import { editionMonths, levelChanges, summarize, yearLine } from './graph-view.ts';
import { PartsRadar } from './parts-radar.tsx';
import { YearSummary } from './year-summary.tsx';

interface YearViewProps {
  history: ScoreHistory;
  choice: GraphChoice;
  /** Stands below the line, or beside it where there is no radar. */
  film: ReactNode;
  BelowLine: BelowLine | undefined;
  /** Goals that were reached, in any year. */
  goalMarks: readonly GoalMark[];
}

/** A year's line with its summary, and the radar as the year ended. */
export function YearView({ history, choice, film, BelowLine, goalMarks }: YearViewProps) {
  const { t } = useTranslation('features/progress/graph');
  const format = useFormat();
  const nameOf = useSubjectName(history);
  const figure = useRef<HTMLDivElement>(null);
  const line = yearLine(history, choice);
  const summary = summarize(line);
  const skills = skillsAt(history.graphs, choice, summary?.first.month ?? '');
  const title = t('line_title', { subject: nameOf(choice), year: choice.year });
  const goals = goalsIn(goalMarks, choice);
  const notes = useGoalNotes(goals);
  const editions = editionMonths(history, choice);
  const rows = [
    [t('month'), t('score'), t('level'), ...(notes ? [notes.column] : [])],
    ...line.map(({ month, score }) => [
      format.monthYear(month),
      score === null ? '' : shownScore(score).toFixed(1),
      score === null ? '' : String(levelOf(score)),
      ...(notes ? [notes.of.get(month)?.names ?? ''] : []),
    ]),
  ];
  const radar = choice.trait === null && summary && (
    <CardBoundary>
      <PartsRadar history={history} choice={choice} month={summary.last.month} />
    </CardBoundary>
  );
  const filmCard = film && <CardBoundary>{film}</CardBoundary>;
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <div className="grid content-start gap-5 md:col-span-2">
        <CardBoundary>
          <Card title={title}>
            <YearSummary summary={summary} year={choice.year} skills={skills} />
            <div ref={figure} className="mt-4">
              <LevelLine
                title={title}
                points={line}
                marks={levelChanges(history, choice)}
                notes={notes}
                editions={editions}
              >
                {BelowLine && <BelowLine months={line.map(({ month }) => month)} />}
              </LevelLine>
            </div>
            {editions.size > 0 && (
              <p className="mt-4 max-w-measure text-ui text-ink-2">
                {t('other_questions', {
                  months: format.list([...editions].map((month) => format.monthYear(month))),
                })}
              </p>
            )}
            <GoalsReached goals={goals} />
            <GraphDownloads figure={figure} title={title} rows={rows} />
          </Card>
        </CardBoundary>
        {radar && filmCard}
      </div>
      <div className="grid content-start gap-5">{radar || filmCard}</div>
    </div>
  );
}
