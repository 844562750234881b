import { useTranslation } from 'react-i18next';
import { levelColour, levelNumbers } from '../../../shared/charts/levels.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { levelText } from '../levels/level-name.tsx';
import type { CategoryProgress } from '../overview/category-progress.ts';
import { evaluationPath } from '../result/result-path.ts';
import type { Model } from '../result/result-screen.tsx';

interface NewcomerProps {
  /** The category to begin or go on with; none where nothing is assigned. */
  next: CategoryProgress | undefined;
  model: Model;
}

/** The dashboard before the first result: the question, and the way to its answer. */
export function Newcomer({ next, model }: NewcomerProps) {
  const { t } = useTranslation('features/assessments/standing');
  return (
    <section className="grid gap-x-24 gap-y-12 rounded-card border border-line bg-surface p-6 shadow-1 sm:p-12 md:grid-cols-[1fr_auto] md:items-center">
      <div>
        <h2 className="max-w-[14ch] font-display text-h2 font-light">{t('newcomer.heading')}</h2>
        <p className="mt-5 max-w-[48ch] text-lead text-ink-2">{t('newcomer.text')}</p>
        {next && <WayOn next={next} model={model} />}
      </div>
      <ol className="flex flex-col-reverse gap-1.5 md:w-96">
        {levelNumbers.map((level) => (
          <li key={level} className="flex items-center gap-4 text-label">
            <span className="w-3 text-right font-semibold" style={{ color: levelColour(level) }}>
              {level}
            </span>
            <svg viewBox="0 0 240 16" className="h-4 w-48 flex-none" aria-hidden="true">
              <rect width={240 - (level - 1) * 20.5} height="16" rx="3" fill={levelColour(level)} />
            </svg>
            <span className="text-ink-2">{levelText(model.levels, level)?.name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Goes on with a draft; otherwise offers to begin, and to read first how it works. */
function WayOn({ next, model }: { next: CategoryProgress; model: Model }) {
  const { t } = useTranslation('features/assessments/standing');
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
