import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { evaluationPath } from '../../results/index.ts';
import type { CategoryProgress } from './category-progress.ts';

const actions = { new: 'begin', draft: 'continue', answered: 'finish', taken: 'again' } as const;

interface CategoryRowProps {
  progress: CategoryProgress;
  /** The one to go on with: one button of the list stands out. */
  isNext: boolean;
  category: { name: string; line: string } | undefined;
  /** Below the heading of its list, if that has one. */
  heading: 'h2' | 'h3';
}

export function CategoryRow({ progress, isNext, category, heading: Heading }: CategoryRowProps) {
  const { t } = useTranslation('features/assessments/category-list');
  const format = useFormat();
  const { categoryType, state, question, total, lastCompletedAt } = progress;
  const action = actions[state];
  return (
    <li className="grid items-center gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[1fr_auto_auto]">
      <div>
        <Heading className="text-lead font-medium">{category?.name}</Heading>
        <p className="mt-1 max-w-measure text-ui text-ink-2">{category?.line}</p>
      </div>
      <div className="text-label text-ink-2 md:text-right">
        {state === 'draft' && (
          <p className="font-medium text-ink">{t('at_question', { number: question, total })}</p>
        )}
        {state === 'answered' && (
          <p className="font-medium text-ink">{t('at_review', { total })}</p>
        )}
        <p>
          {lastCompletedAt === null ? (
            state === 'new' && t('never')
          ) : (
            <Trans
              t={t}
              i18nKey="taken"
              values={{ date: format.date(lastCompletedAt) }}
              components={{ time: <time dateTime={lastCompletedAt} /> }}
            />
          )}
        </p>
      </div>
      <div className="max-md:mt-2">
        <ButtonLink
          to={evaluationPath(categoryType)}
          tone={isNext && state !== 'taken' ? 'primary' : 'ghost'}
          aria-label={t(`${action}_named`, { category: category?.name })}
        >
          {t(action)}
        </ButtonLink>
      </div>
    </li>
  );
}
