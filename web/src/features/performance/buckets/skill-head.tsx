import { type Bucket, bucketLevels } from '@stratum/contract/library/buckets';
import type { LevelText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ArrowLeftIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LevelName } from '../../results/index.ts';
import { browsePath } from '../browse/browse-path.ts';
import type { Category } from '../browse/category-links.tsx';

interface SkillHeadProps {
  category: Category;
  trait: Category['traits'][number];
  levels: readonly LevelText[];
  fitting: Bucket;
}

/** What the skill is, and where the reader stands in it. */
export function SkillHead({ category, trait, levels, fitting }: SkillHeadProps) {
  const { t } = useTranslation('features/performance');
  const { score: written } = useFormat();
  const { name, level, score, progress, traitId } = trait;
  return (
    <header className="mb-6 md:mb-8">
      <LocaleLink
        to={browsePath(category.categoryType, traitId)}
        className="focus-ring inline-flex min-h-11 items-center gap-2 rounded-sm text-ui text-ink-2 no-underline hover:text-ink"
      >
        <ArrowLeftIcon />
        {category.name}
      </LocaleLink>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-8 gap-y-2">
        <div>
          <Heading level={1}>{name}</Heading>
          {progress !== null && (
            <Text tone="quiet" className="mt-2 max-w-measure">
              {t('buckets.lead')}{' '}
              {level === null ? t('buckets.begin') : t('buckets.fits', bucketLevels[fitting])}
            </Text>
          )}
          <p className="mt-2 flex flex-wrap gap-x-6 text-label">
            {progress !== null && (
              <a href={`#${fitting}`} className="sr-only focus:not-sr-only">
                {t('buckets.to_yours')}
              </a>
            )}
            {level === null && (
              <TextLink to={`/selfEvaluation/${category.categoryType}`}>
                {t('buckets.assess')}
              </TextLink>
            )}
          </p>
        </div>
        {level !== null && score !== null && (
          <p className="flex flex-col-reverse items-end gap-1 sm:flex-row sm:items-end sm:gap-4">
            <span className="pb-1 text-label">
              <LevelName levels={levels} level={level} />
            </span>
            <Text as="span" size="figure">
              <span className="sr-only">{t('buckets.you_stand', { score: written(score) })}</span>
              <span aria-hidden="true">{written(score)}</span>
            </Text>
          </p>
        )}
      </div>
    </header>
  );
}
