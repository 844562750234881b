import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Unbroken } from '../../../shared/ui/unbroken.tsx';
import type { CategoryProgress } from '../../assessments/index.ts';
import { evaluationPath, LevelLadder, type Model } from '../../results/index.ts';

interface NewcomerProps {
  /** The category to begin or go on with; none where nothing is assigned. */
  next: CategoryProgress | undefined;
  model: Model;
}

/** The dashboard before the first result: the question, and the way to its answer. */
export function Newcomer({ next, model }: NewcomerProps) {
  const { t } = useTranslation('features/progress/dashboard');
  return (
    <section className="grid gap-x-24 gap-y-12 rounded-card border border-line bg-surface p-6 shadow-1 sm:p-12 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <h2 className="max-w-[14ch] font-display text-h2 font-light">
          <Unbroken>{t('newcomer.heading')}</Unbroken>
        </h2>
        <p className="mt-5 max-w-[48ch] text-lead text-ink-2">{t('newcomer.text')}</p>
        {next && <WayOn next={next} model={model} />}
      </div>
      <LevelLadder levels={model.levels} />
    </section>
  );
}

/** Goes on with a draft; otherwise offers to begin, and to read first how it works. */
function WayOn({ next, model }: { next: CategoryProgress; model: Model }) {
  const { t } = useTranslation('features/progress/dashboard');
  const { categoryType, state, question, total } = next;
  const category = model.categories.find((each) => each.categoryType === categoryType)?.name;
  const kind = state === 'draft' ? 'continue' : state === 'answered' ? 'finish' : null;
  return (
    <>
      {kind && (
        <p className="mt-5 max-w-[48ch] text-ui font-medium">
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
