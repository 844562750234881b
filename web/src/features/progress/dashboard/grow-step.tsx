import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import type { TraitText } from '@stratum/contract/model';
import { tipFrom } from '@stratum/contract/tip-from';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Caution } from '../../../shared/crisis-help/caution.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { LevelDot, newGoalPath, resultPath } from '../../results/index.ts';
import type { Recommendation } from './recommendation.ts';

interface GrowStepProps {
  step: Extract<Recommendation, { kind: 'grow' }>;
  traits: readonly TraitText[];
}

/** The lowest trait, and what its next level takes. */
export function GrowStep({ step: { categoryType, traitId, level }, traits }: GrowStepProps) {
  const { t } = useTranslation('features/progress/dashboard');
  const attempts = useRoute(assessmentEndpoints.assessmentByUserid, { query: { categoryType } });
  const latest = attempts.data?.items[0];
  const trait = traits.find((each) => each.traitId === traitId);
  const next = level + 1;
  return (
    <>
      <Heading level={3} size="section">
        {t('next.grow.title', { trait: trait?.name, level: next })}
      </Heading>
      <p className="mt-3 text-ui text-ink-2">{t('next.grow.reason', { level })}</p>
      <h4 className="mt-6 flex items-center gap-2 text-small font-semibold">
        <LevelDot level={next} />
        {t('next.grow.takes', { level: next })}
      </h4>
      <p className="mt-1.5 text-ui">{trait?.behaviours[next - 1]}</p>
      <div className="mt-5 mb-6 rounded-md bg-accent-soft px-5 py-4">
        <h4 className="text-small font-semibold">{t('next.grow.tip')}</h4>
        <p className="mt-1 text-ui">{trait && tipFrom(trait, level)}</p>
        <Caution text={trait?.caution ?? null} className="mt-3" />
      </div>
      {latest && (
        <p className="mt-auto flex flex-wrap gap-3">
          <ButtonLink to={newGoalPath(traitId, { attemptId: latest.id })}>
            {t('next.grow.make_goal')}
          </ButtonLink>
          <ButtonLink to={resultPath(categoryType, latest.id)} tone="ghost">
            {t('next.grow.action')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
