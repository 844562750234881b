import type { CategorySlug } from '@stratum/contract/categories';
import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import type { LevelText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { keepFocus } from '../../../shared/navigation/use-scroll-restoration.ts';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LevelName, newGoalPath } from '../../results/index.ts';
import { modulePath, ProgressRing, useBucketName } from '../../videos/index.ts';
import { bucketsPath } from '../buckets-path.ts';
import { browsePath } from './browse-path.ts';
import type { Category } from './category-links.tsx';

interface SkillItemProps {
  category: CategorySlug;
  trait: Category['traits'][number];
  levels: readonly LevelText[];
  isOpen: boolean;
}

/** A skill: how far one is in it and where one stands; opened, its modules. */
export function SkillItem({ category, trait, levels, isOpen }: SkillItemProps) {
  const { t } = useTranslation('features/performance');
  const { traitId, name, level, progress } = trait;
  return (
    <li className="border-t border-line first:border-t-0">
      <LocaleLink
        to={browsePath(category, isOpen ? undefined : traitId)}
        state={keepFocus}
        aria-expanded={isOpen}
        className="focus-ring-inset -mx-3 flex min-h-16 items-center gap-4 rounded-md px-3 py-2.5 text-ink no-underline hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium sm:text-lead">{name}</span>
          <span className="block text-label text-ink-2">
            {level === null ? t('not_assessed') : <LevelName levels={levels} level={level} />}
          </span>
        </span>
        {progress === null ? (
          <span className="text-label text-ink-2">{t('without_film')}</span>
        ) : (
          <ProgressRing progress={progress} name={name} />
        )}
        <ChevronIcon className={`text-ink-2 ${isOpen ? 'rotate-180' : ''}`} />
      </LocaleLink>
      {isOpen && (
        <div className="pt-1 pb-6">
          {progress === null ? <Meanwhile traitId={traitId} /> : <Modules traitId={traitId} />}
        </div>
      )}
    </li>
  );
}

/** What there is for a skill without a film. */
function Meanwhile({ traitId }: { traitId: string }) {
  const { t } = useTranslation('features/performance');
  return (
    <>
      <Text tone="quiet" className="max-w-measure">
        {t('meanwhile')}
      </Text>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-label">
        <TextLink to={`/performance-based-skills-definitions?trait=${traitId}`}>
          {t('nine_levels')}
        </TextLink>
        <TextLink to={newGoalPath(traitId)}>{t('make_goal')}</TextLink>
      </p>
    </>
  );
}

function Modules({ traitId }: { traitId: string }) {
  const { t } = useTranslation('features/performance');
  const { withLevels } = useBucketName();
  const modules = useRoute(performanceEndpoints.getPerformanceModule, { query: { traitId } });
  return (
    <QueryState reads={[modules]} skeleton={<Skeleton className="h-96" />}>
      <ul className="grid gap-3">
        {modules.data?.items.map(({ id, bucket, title, act, progress }) => (
          <li key={id} className="flex gap-4 rounded-md border border-line bg-surface p-4">
            <div className="min-w-0 flex-1">
              <Text size="label" tone="quiet">
                {withLevels(bucket)}
              </Text>
              <TextLink to={modulePath({ moduleId: id })}>{title}</TextLink>
              <Text size="label" className="mt-1">
                {act}
              </Text>
            </div>
            <ProgressRing progress={progress} name={title} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-label">
        <TextLink to={bucketsPath(traitId)}>{t('three_buckets')}</TextLink>
      </p>
    </QueryState>
  );
}
