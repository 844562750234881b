import type { CategorySlug } from '@stratum/contract/categories';
import type { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { browsePath } from './browse-path.ts';

export type Category = RouteReply<
  typeof performanceEndpoints.getPerformanceCategories
>['items'][number];

interface CategoryLinksProps {
  categories: readonly Category[];
  /** The one that is open beside. */
  chosen?: CategorySlug | null;
}

const films = (traits: Category['traits']) =>
  traits.filter(({ progress }) => progress !== null).length;

/** The categories, each with how many of its skills have a film. */
export function CategoryLinks({ categories, chosen = null }: CategoryLinksProps) {
  const { t } = useTranslation('features/performance');
  return (
    <ul>
      {categories.map(({ categoryType, name, traits }) => (
        <li key={categoryType} className="border-b border-line">
          <LocaleLink
            to={browsePath(categoryType)}
            aria-current={categoryType === chosen ? 'true' : undefined}
            className="focus-ring-inset -mx-3 flex min-h-14 items-center gap-4 rounded-md px-3 py-2 text-ink no-underline hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold"
          >
            <span className="min-w-0 flex-1">{name}</span>
            <span className="text-label text-ink-2">
              {t('skills', { count: traits.length })}
              {films(traits) > 0 && `, ${t('films', { count: films(traits) })}`}
            </span>
            <ChevronIcon className="-rotate-90 text-ink-2" />
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
