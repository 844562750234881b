import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading, KeepHyphenated } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { evaluationPath, LevelLadder, useLevels } from '../../results/index.ts';
import { useAssessmentStatus } from '../queries.ts';
import { type CategoryProgress, categoryProgress, nextCategory } from './category-progress.ts';

const parts = ['how', 'long', 'use'] as const;

/** What an assessment is, and one button for the next that is open. */
export default function StartAssessmentPage() {
  const { t } = useTranslation('features/assessments/category-list');
  return (
    <div className="wrap py-12">
      <Heading level={1} size="large" className="mb-5 max-w-heading">
        <KeepHyphenated>{t('start.heading')}</KeepHyphenated>
      </Heading>
      <StartPanel />
    </div>
  );
}

function StartPanel() {
  const { t } = useTranslation('features/assessments/category-list');
  const status = useAssessmentStatus();
  const levels = useLevels();
  if (!status.data || !levels.data) {
    return (
      <QueryState reads={[status, levels]} skeleton={<StartSkeleton />}>
        {null}
      </QueryState>
    );
  }
  const next = nextCategory(categoryProgress(status.data));
  if (!next) return <EmptyState heading={t('none.heading')} text={t('none.text')} />;
  const category = levels.data.categories.find(
    ({ categoryType }) => categoryType === next.categoryType,
  );
  return (
    <div className="grid gap-x-24 gap-y-12 md:grid-cols-[1fr_auto]">
      <div>
        <p className="max-w-measure text-lead text-ink-2">
          {next.state === 'taken'
            ? t('start.all_taken')
            : t('start.lead', { category: category?.name })}
        </p>
        <dl className="mt-8 grid max-w-reading gap-6">
          {parts.map((part) => (
            <div key={part} className="border-t border-line pt-5">
              <dt className="font-medium">{t(`start.${part}_heading`)}</dt>
              <dd className="mt-1 text-ui text-ink-2">{t(`start.${part}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8">
          <StartButton next={next} />
        </p>
      </div>
      <LevelLadder levels={levels.data.levels} />
    </div>
  );
}

function StartButton({ next }: { next: CategoryProgress }) {
  const { t } = useTranslation('features/assessments/category-list');
  const texts = {
    new: t('start.begin'),
    draft: t('start.continue', { number: next.question }),
    answered: t('start.finish'),
    taken: t('start.again'),
  };
  return <ButtonLink to={evaluationPath(next.categoryType)}>{texts[next.state]}</ButtonLink>;
}

function StartSkeleton() {
  return (
    <div className="grid max-w-reading gap-8">
      <Skeleton className="h-14" />
      {parts.map((part) => (
        <Skeleton key={part} className="h-24 md:h-20" />
      ))}
      <Skeleton className="h-12 w-36 rounded-full" />
    </div>
  );
}
