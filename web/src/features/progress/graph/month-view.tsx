import { levelOf, shownScore } from '@stratum/contract/shown-scores';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '../../../shared/failures/card-boundary.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ChangeNote, changeSince, LevelName } from '../../results/index.ts';
import { useSubjectName } from '../scores/subject-name.ts';
import type { ScoreHistory } from '../scores/use-score-history.ts';
import { skillsAt, valueAt, valuesOf } from '../scores/values.ts';
import type { GraphChoice } from './graph-choice.ts';
import { GraphDownloads } from './graph-downloads.tsx';
import { partsAt } from './graph-view.ts';
import { PartsRadar } from './parts-radar.tsx';

interface MonthViewProps {
  history: ScoreHistory;
  choice: GraphChoice;
  month: string;
  /** Stands below the radar, where there is one. */
  film: ReactNode;
}

/** One month: its score and level, and what they were made of. */
export function MonthView({ history, choice, month, film }: MonthViewProps) {
  const { t } = useTranslation('features/progress/graph');
  const format = useFormat();
  const nameOf = useSubjectName(history);
  const figure = useRef<HTMLDivElement>(null);
  const values = valuesOf(history.graphs, choice);
  const now = valueAt(values, month);
  const title = `${nameOf(choice)}, ${format.monthYear(month)}`;
  if (!now) {
    return (
      <Card title={title}>
        <p className="text-ui">{t('month_before_first', { month: format.monthYear(month) })}</p>
      </Card>
    );
  }
  const before = values.findLast((value) => value.month < now.month);
  const skills = skillsAt(history.graphs, choice, before?.month ?? now.month);
  const change = changeSince(now, before, skills);
  const parts = choice.trait === null ? partsAt(history, choice, month) : [];
  const rows = [
    [t('of'), t('score'), t('level')],
    [nameOf(choice), shownScore(now.score).toFixed(1), String(levelOf(now.score))],
    ...parts.map(({ subject, value }) => [
      nameOf(subject),
      value === null ? '' : shownScore(value).toFixed(1),
      value === null ? '' : String(levelOf(value)),
    ]),
  ];
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Card title={title} className="self-start md:col-span-1">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Text as="span" size="figure">
            {format.score(now.score)}
          </Text>
          {change && (
            <span className="text-label font-medium">
              <ChangeNote change={change} month={now.month} />
            </span>
          )}
        </p>
        <p className="mt-3 text-ui font-medium">
          <LevelName levels={history.model.levels} level={levelOf(now.score)} />
        </p>
        {now.month !== month && (
          <p className="mt-3 text-label text-ink-2">
            {t('month_carried', { month: format.monthYear(now.month) })}
          </p>
        )}
        <GraphDownloads figure={choice.trait === null ? figure : null} title={title} rows={rows} />
      </Card>
      <div className="grid content-start gap-5 md:col-span-2">
        {choice.trait === null && (
          <>
            <div ref={figure}>
              <CardBoundary>
                <PartsRadar history={history} choice={choice} month={month} />
              </CardBoundary>
            </div>
            {film && <CardBoundary>{film}</CardBoundary>}
          </>
        )}
      </div>
    </div>
  );
}
