import type { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { buckets } from '@stratum/contract/library/buckets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { Disclosure, DisclosureSummary } from '../../../shared/ui/disclosure.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useIsWide } from '../../../shared/ui/use-is-wide.ts';
import { useBucketName } from '../film/use-bucket-name.ts';
import type { useFilter } from './use-filter.ts';

interface FiltersProps extends Pick<ReturnType<typeof useFilter>, 'filter' | 'change'> {
  categories: RouteReply<typeof performanceEndpoints.getPerformanceCategories>['items'];
}

/** What narrows the library down; folded where it would stand between a telephone and its films. */
export function Filters(props: FiltersProps) {
  const { t } = useTranslation('features/videos');
  const { categoryType, traitId, bucket } = props.filter;
  const [isOpen, setOpen] = useState(Boolean(categoryType ?? traitId ?? bucket));
  if (useIsWide()) return <Fields {...props} />;
  return (
    <Disclosure open={isOpen} onOpenChange={setOpen}>
      <DisclosureSummary>{t('filter.title')}</DisclosureSummary>
      <div className="mt-2">
        <Fields {...props} />
      </div>
    </Disclosure>
  );
}

/** A skill is chosen within its category. */
function Fields({ filter, change, categories }: FiltersProps) {
  const { t } = useTranslation('features/videos');
  const { withLevels } = useBucketName();
  const { categoryType, traitId, bucket } = filter;
  const offered = categories.filter((each) => !categoryType || each.categoryType === categoryType);
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
      <Select
        label={t('filter.category')}
        value={categoryType ?? ''}
        onChange={(chosen) => change({ categoryType: chosen, traitId: undefined })}
      >
        <option value="">{t('filter.every_category')}</option>
        {categories.map((each) => (
          <option key={each.categoryType} value={each.categoryType}>
            {each.name}
          </option>
        ))}
      </Select>
      <Select
        label={t('filter.skill')}
        value={traitId ?? ''}
        onChange={(chosen) => change({ traitId: chosen })}
      >
        <option value="">{t('filter.every_skill')}</option>
        {offered.map((each) => (
          <optgroup key={each.categoryType} label={each.name}>
            {each.traits.map((trait) => (
              <option key={trait.traitId} value={trait.traitId}>
                {trait.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label={t('filter.bucket')}
        value={bucket ?? ''}
        onChange={(chosen) => change({ bucket: chosen })}
      >
        <option value="">{t('filter.every_bucket')}</option>
        {buckets.map((each) => (
          <option key={each} value={each}>
            {withLevels(each)}
          </option>
        ))}
      </Select>
    </div>
  );
}
