import type { TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { evaluationPath, type ModelNames } from '../../results/index.ts';
import { GrowStep } from './grow-step.tsx';
import type { Recommendation } from './recommendation.ts';

interface NextStepCardProps {
  recommendation: Recommendation;
  model: ModelNames;
  traits: readonly TraitText[];
}

/** One recommended action, with its reason. */
export function NextStepCard({ recommendation, model, traits }: NextStepCardProps) {
  const { t } = useTranslation('features/progress/dashboard');
  return (
    <Card title={t('next.heading')} className="h-full">
      {recommendation.kind === 'grow' ? (
        <GrowStep step={recommendation} traits={traits} />
      ) : (
        <AssessStep step={recommendation} model={model} />
      )}
    </Card>
  );
}

interface AssessStepProps {
  step: Exclude<Recommendation, { kind: 'grow' }>;
  model: ModelNames;
}

function AssessStep({ step, model }: AssessStepProps) {
  const { t } = useTranslation('features/progress/dashboard');
  const format = useFormat();
  const { kind } = step;
  const slug = kind === 'rest' ? undefined : step.categoryType;
  const category = model.categories.find(({ categoryType }) => categoryType === slug)?.name;
  const values = {
    category,
    ...('question' in step && { number: step.question, total: step.total }),
    ...(kind === 'again' && { date: format.date(step.lastCompletedAt) }),
  };
  return (
    <>
      <Heading level={3} size="section">
        {t(`next.${kind}.title`)}
      </Heading>
      <p className="mt-3 mb-6 text-ui text-ink-2">{t(`next.${kind}.text`, values)}</p>
      <p className="mt-auto">
        <ButtonLink to={slug ? evaluationPath(slug) : '/self-assessment'}>
          {t(`next.${kind}.action`)}
        </ButtonLink>
      </p>
    </>
  );
}
