import type { LevelText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { Meter } from '../../shared/charts/meter.tsx';
import { Caution } from '../../shared/crisis-help/caution.tsx';
import { OptionalPart } from '../../shared/failures/optional-part.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/link.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { TrainingLink } from '../training/index.ts';
import { ChangeNote } from './levels/change-note.tsx';
import { useLevelName } from './levels/level-name.tsx';
import { newGoalPath } from './result-path.ts';
import type { TraitResult } from './result-view.ts';
import { WhyThisLevel } from './why-this-level.tsx';

interface TraitRowProps {
  trait: TraitResult;
  attemptId: string;
  /** The month of the attempt. */
  month: string;
  levels: readonly LevelText[];
}

/** One trait: its score, what it looks like today and a level on, and what to begin with. */
export function TraitRow({ trait, attemptId, month, levels }: TraitRowProps) {
  const { t } = useTranslation('features/results');
  const format = useFormat();
  const levelName = useLevelName(levels);
  const { name, level, change, next } = trait;
  const score = format.score(trait.score);
  return (
    <div className="grid gap-x-12 gap-y-5 md:grid-cols-[1fr_2fr]">
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <Heading level={3}>{name}</Heading>
          <Text as="span" size="numeral">
            {score}
          </Text>
        </div>
        <div className="mt-3">
          <Meter
            value={trait.score}
            span={[trait.statementScore, trait.anchoredLevel]}
            label={t('meter', { trait: name, score })}
          />
        </div>
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-small text-ink-2">
          <span>
            {t('made_of', {
              statements: format.score(trait.statementScore),
              description: trait.anchoredLevel,
            })}
          </span>
          {change && <ChangeNote change={change} month={month} />}
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Behaviour label={t('you_now', { level: levelName(level) })} text={trait.behaviour} />
        {next ? (
          <Behaviour
            label={t('you_next', { level: levelName(next.level) })}
            text={next.behaviour}
          />
        ) : (
          <p className="text-ui text-ink-2">{t('top_trait')}</p>
        )}
        <Caution text={trait.caution} className="sm:col-span-2" />
        <div className="rounded-md bg-accent-soft px-5 py-4 sm:col-span-2">
          <h4 className="text-small font-semibold">{t('tip')}</h4>
          <p className="mt-1 text-ui">{trait.tip}</p>
        </div>
        <WhyThisLevel trait={name} reasons={trait.reasons} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-label sm:col-span-2">
          {next && (
            <ButtonLink to={newGoalPath(trait.traitId, { attemptId })} tone="ghost" size="small">
              {t('make_goal')}
            </ButtonLink>
          )}
          <TextLink
            to={`/performance-based-skills-definitions?trait=${trait.traitId}&level=${level}`}
          >
            {t('all_levels', { trait: name })}
          </TextLink>
          <OptionalPart>
            <TrainingLink traitId={trait.traitId} level={level} />
          </OptionalPart>
        </div>
      </div>
    </div>
  );
}

function Behaviour({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Heading level={4}>{label}</Heading>
      <p className="mt-1.5 text-ui">{text}</p>
    </div>
  );
}
