import { limits } from '@stratum/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Disclosure, DisclosureSummary } from '../../shared/ui/disclosure.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { LevelDot } from './levels/level-name.tsx';
import { reversedAnswer, type ScoreReasons, type StatementReason } from './score-reasons.ts';

/** What the score of a trait was made of, with the reader's own answers and numbers. */
export function WhyThisLevel({ trait, reasons }: { trait: string; reasons: ScoreReasons }) {
  const { t } = useTranslation('features/results');
  const format = useFormat();
  const { statements, points, statementScore, chosen, score } = reasons;
  const isReworded = statements.some(({ words }) => words === null);
  const numbers = {
    statements: format.exactScore(statementScore),
    description: format.exactScore(chosen.level),
    score: format.exactScore(score),
    shown: format.score(score),
  };
  return (
    <Disclosure className="text-ui sm:col-span-2">
      <DisclosureSummary aria-label={t('why.summary_named', { trait })}>
        {t('why.summary')}
      </DisclosureSummary>
      <div className="mt-3 grid gap-6 border-l-2 border-line pl-5">
        <Reason heading={t('why.statements')}>
          {isReworded && <p className="mt-1.5 max-w-measure text-ink-2">{t('why.reworded')}</p>}
          <ul className="mt-2">
            {statements.map((statement, index) => (
              <StatementRow key={statement.id} statement={statement} number={index + 1} />
            ))}
          </ul>
          <p className="mt-2 max-w-measure">
            {t('why.points', {
              points: points.sum,
              lowest: points.lowest,
              highest: points.highest,
              ...numbers,
            })}
          </p>
        </Reason>
        <Reason heading={t('why.description')}>
          <p className="mt-1.5 flex items-center gap-2 text-label">
            <LevelDot level={chosen.level} />
            {t('why.description_level', { level: chosen.level })}
          </p>
          {chosen.behaviour !== null && <p className="mt-1">{chosen.behaviour}</p>}
        </Reason>
        <Reason heading={t('why.mean')}>
          <p className="mt-1.5 max-w-measure">
            {t(reasons.isRounded ? 'why.mean_rounded' : 'why.mean_exact', numbers)}{' '}
            <LevelRange reasons={reasons} />
          </p>
        </Reason>
      </div>
    </Disclosure>
  );
}

function Reason({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={4}>{heading}</Heading>
      {children}
    </div>
  );
}

function StatementRow({ statement, number }: { statement: StatementReason; number: number }) {
  const { t } = useTranslation('features/results');
  const { answer, words } = statement;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[1fr_12rem]">
      <span>{words?.text ?? t('why.statement', { number })}</span>
      <span className="text-label">
        {words ? (
          <span className="flex items-center gap-2">
            <LevelDot level={words.level} />
            {t('why.answer', { step: answer, label: words.label })}
          </span>
        ) : (
          t('why.step', { step: answer, steps: limits.scaleSteps })
        )}
        {words?.isReversed && (
          <span className="block text-ink-2">
            {t('why.reversed', { counts: reversedAnswer(answer) })}
          </span>
        )}
      </span>
    </li>
  );
}

/** Which scores the level takes in. */
function LevelRange({ reasons: { level, from, below } }: { reasons: ScoreReasons }) {
  const { t } = useTranslation('features/results');
  const format = useFormat();
  if (from === null) return t('why.level_lowest', { below: format.score(below ?? 0) });
  if (below === null) return t('why.level_highest', { level, from: format.score(from) });
  return t('why.level_between', { level, from: format.score(from), below: format.score(below) });
}
