import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { ProgressRing } from '../../videos/index.ts';
import type { Category } from '../browse/category-links.tsx';
import { bucketsPath } from '../buckets-path.ts';

/** All skills by category; those with a film say how far one is. */
export function SkillChoice({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('features/performance');
  return (
    <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
      {categories.map(({ categoryType, name, traits }) => (
        <section key={categoryType} aria-labelledby={categoryType}>
          <Heading id={categoryType} level={2} size="label">
            {name}
          </Heading>
          <ul className="mt-1">
            {traits.map(({ traitId, name: traitName, progress }) => (
              <li key={traitId} className="border-b border-line last:border-b-0">
                <LocaleLink
                  to={bucketsPath(traitId)}
                  className="focus-ring-inset -mx-3 flex min-h-14 items-center gap-4 rounded-md px-3 py-1 text-ink no-underline hover:bg-hover"
                >
                  <span className="flex-1">{traitName}</span>
                  {progress === null ? (
                    <span className="text-label text-ink-2">{t('without_film')}</span>
                  ) : (
                    <ProgressRing progress={progress} name={traitName} className="size-10" />
                  )}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
