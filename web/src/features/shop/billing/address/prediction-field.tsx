import { placeEndpoints } from '@stratum/contract/endpoints/places';
import type { Prediction } from '@stratum/contract/places';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../../shared/api/queries.ts';
import { SuggestField } from '../../../../shared/ui/lazy-fields.tsx';
import { useRested } from '../../../../shared/ui/use-rested.ts';

interface PredictionFieldProps {
  label: string;
  name: string;
  country: string | null;
  value: string;
  autoComplete: string;
  onChange: (city: string) => void;
  /** A place was chosen: it is known in which state and country it lies. */
  onPick: (prediction: Prediction) => void;
}

/** Letters from which a search is worth a call, and those that the call takes. */
const lengths = { min: 2, max: 80 };

/** A city, predicted from its first letters, those of the country first; any other may be typed. */
export function PredictionField({ country, onChange, onPick, ...field }: PredictionFieldProps) {
  const { t } = useTranslation('shared/person-fields');
  const searchText = useRested(field.value.trim());
  const isLongEnough = searchText.length >= lengths.min && searchText.length <= lengths.max;
  const { data: predictions = [] } = useRoute(
    placeEndpoints.getPredictions,
    { params: { searchText }, query: country === null ? {} : { country } },
    { enabled: isLongEnough, staleTime: Number.POSITIVE_INFINITY },
  );
  const change = (text: string) => {
    const picked = predictions.find(({ description }) => description === text);
    if (picked) onPick(picked);
    else onChange(text);
  };
  return (
    <SuggestField
      {...field}
      suggestions={isLongEnough ? predictions.map(({ description }) => description) : []}
      moreNote={t('type_on')}
      isSearched
      onChange={change}
    />
  );
}
