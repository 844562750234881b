import { limits } from '@stratum/contract/limits';
import { levelOf } from '@stratum/contract/shown-scores';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { newGoalPath } from '../../results/index.ts';
import { useSubjectName } from '../scores/subject-name.ts';
import { ScoreChange } from './change-table.tsx';
import {
  type ComparedSides,
  type Difference,
  largestChanges,
  traitDifferences,
} from './comparison.ts';

/** The largest gain and the largest fall among the traits, in words. */
export function LargestChanges({ history, before, after }: ComparedSides) {
  const { t } = useTranslation('features/progress/comparison');
  const { gain, fall } = largestChanges(traitDifferences(history, before, after));
  return (
    <Card title={t('most')}>
      <div className="flex flex-1 flex-col justify-center gap-10">
        {gain ? (
          <LargestChange kind="gain" difference={gain} history={history} />
        ) : (
          <p className="text-ui">{t('no_gain')}</p>
        )}
        {fall ? (
          <LargestChange kind="fall" difference={fall} history={history} />
        ) : (
          <p className="text-ui">{t('no_fall')}</p>
        )}
      </div>
    </Card>
  );
}

interface LargestChangeProps {
  kind: 'gain' | 'fall';
  difference: Difference;
  history: ComparedSides['history'];
}

function LargestChange({ kind, difference, history }: LargestChangeProps) {
  const { t } = useTranslation('features/progress/comparison');
  const format = useFormat();
  const nameOf = useSubjectName(history);
  const { subject, before, after, change } = difference;
  const behaviour = behaviourAt(history, subject.trait, after);
  return (
    <div>
      <Heading level={3} size="small">
        {t(kind)}
      </Heading>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <Text as="span" size="numeral">
          {nameOf(subject)}
        </Text>
        <span className="text-lead font-medium">
          <ScoreChange change={change} />
        </span>
      </p>
      <p className="mt-2 text-ui">
        {t(`${kind}_words`, {
          trait: nameOf(subject),
          from: format.score(before ?? 0),
          to: format.score(after ?? 0),
        })}
      </p>
      {behaviour && <p className="mt-1 text-ui text-ink-2">{behaviour}</p>}
      {subject.trait && levelOf(after ?? limits.levels) < limits.levels && (
        <p className="mt-3">
          <ButtonLink to={newGoalPath(subject.trait)} tone="ghost" size="small">
            {t('make_goal')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** What the trait looks like at the level it stands on now. */
function behaviourAt(
  { traits }: ComparedSides['history'],
  trait: string | null,
  score: number | null,
) {
  if (score === null) return undefined;
  return traits.find(({ traitId }) => traitId === trait)?.behaviours[levelOf(score) - 1];
}
