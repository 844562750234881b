import { type CategorySlug, readCategory } from '@stratum/contract/categories';
import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useLevels } from '../../results/index.ts';
import { CategoryLinks } from './category-links.tsx';
import { SkillItem } from './skill-item.tsx';

interface BrowseProps {
  /** As the address names them. */
  category: string | null;
  skill: string | null;
}

/** The library by category and skill, down to the modules of one. */
export default function Browse({ category, skill }: BrowseProps) {
  const { t } = useTranslation('features/performance');
  const list = useRoute(performanceEndpoints.getPerformanceCategories);
  const levels = useLevels();
  const categories = list.data?.items ?? [];
  const chosen: CategorySlug | null = readCategory(category);
  const open = categories.find(({ categoryType }) => categoryType === chosen);
  return (
    <QueryState reads={[list, levels]} name={t('browse')} skeleton={<Skeleton className="h-96" />}>
      <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <nav aria-label={t('categories')} className={open ? 'max-md:hidden' : ''}>
          <CategoryLinks categories={categories} chosen={chosen} />
          <p className="mt-5 text-label">
            <TextLink to="/performanceVideos">{t('all_films')}</TextLink>
          </p>
        </nav>
        {open ? (
          <section aria-labelledby="category">
            <p className="mb-3 text-label md:hidden">
              <TextLink to="/myStratum?tab=browse">{t('every_category')}</TextLink>
            </p>
            <Heading id="category" level={2}>
              {open.name}
            </Heading>
            <ul className="mt-3">
              {open.traits.map((trait) => (
                <SkillItem
                  key={trait.traitId}
                  category={open.categoryType}
                  trait={trait}
                  levels={levels.data?.levels ?? []}
                  isOpen={trait.traitId === skill}
                />
              ))}
            </ul>
          </section>
        ) : (
          <Text tone="quiet" className="max-w-measure max-md:hidden">
            {t('browse_text')}
          </Text>
        )}
      </div>
    </QueryState>
  );
}
