import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading, KeepHyphenated } from '../../../shared/ui/heading.tsx';
import type { CategoryProgress } from '../../assessments/index.ts';
import { evaluationPath, LevelLadder, type ModelNames } from '../../results/index.ts';

interface GettingStartedProps {
  /** The category to begin or go on with; none where nothing is assigned. */
  next: CategoryProgress | undefined;
  model: ModelNames;
}

/** The dashboard before the first result: the question, and the way to its answer. */
export function GettingStarted({ next, model }: GettingStartedProps) {
  const { t } = useTranslation('features/progress/dashboard');
  return (
    <Card className="gap-x-24 gap-y-12 sm:p-12 md:flex-row md:items-center md:justify-between">
      <div className="min-w-0">
        <Heading level={2} size="large" className="max-w-[14ch]">
          <KeepHyphenated>{t('newcomer.heading')}</KeepHyphenated>
        </Heading>
        <p className="mt-5 max-w-measure text-lead text-ink-2">{t('newcomer.text')}</p>
        {next && <StartActions next={next} model={model} />}
      </div>
      <LevelLadder levels={model.levels} />
    </Card>
  );
}

/** Goes on with a draft; otherwise offers to begin, and to read first how it works. */
function StartActions({ next, model }: { next: CategoryProgress; model: ModelNames }) {
  const { t } = useTranslation('features/progress/dashboard');
  const { categoryType, state, question, total } = next;
  const category = model.categories.find((each) => each.categoryType === categoryType)?.name;
  const kind = state === 'draft' ? 'continue' : state === 'answered' ? 'finish' : null;
  return (
    <>
      {kind && (
        <p className="mt-5 max-w-measure text-ui font-medium">
          {t(`next.${kind}.text`, { category, number: question, total })}
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={evaluationPath(categoryType)}>
          {kind ? t(`next.${kind}.action`) : t('newcomer.action', { category })}
        </ButtonLink>
        {!kind && (
          <ButtonLink to="/self-assessment/startAssessment" tone="ghost">
            {t('newcomer.how')}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
