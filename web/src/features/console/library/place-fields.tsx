import { buckets } from '@stratum/contract/library/buckets';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/select.tsx';
import { useTraits } from '../../results/index.ts';
import { useBucketName } from '../../videos/index.ts';
import type { Place } from './use-module-form.ts';

interface PlaceFieldsProps {
  place: Place;
  onChange: (place: Place) => void;
  /** Whether the form was sent without a skill. */
  isMissing: boolean;
}

/** The skill that a new module is of, and the levels that it is for. */
export function PlaceFields({ place, onChange, isMissing }: PlaceFieldsProps) {
  const { t } = useTranslation('features/console/library');
  const problem = useId();
  const { withLevels } = useBucketName();
  const traits = useTraits().data?.traits ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        <Select
          label={t('module.skill')}
          value={place.traitId}
          aria-invalid={isMissing}
          aria-describedby={problem}
          onChange={(traitId) => onChange({ ...place, traitId })}
        >
          <option value="">{t('module.choose_skill')}</option>
          {traits.map(({ traitId, name }) => (
            <option key={traitId} value={traitId}>
              {name}
            </option>
          ))}
        </Select>
        <p id={problem} role="alert" className="mt-1.5 text-label text-danger empty:hidden">
          {isMissing && t('module.choose_skill')}
        </p>
      </div>
      <Select
        label={t('module.bucket')}
        value={place.bucket}
        onChange={(value) =>
          onChange({ ...place, bucket: buckets.find((one) => one === value) ?? place.bucket })
        }
      >
        {buckets.map((bucket) => (
          <option key={bucket} value={bucket}>
            {withLevels(bucket)}
          </option>
        ))}
      </Select>
    </div>
  );
}
