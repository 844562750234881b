import { shopLimits } from '@stratum/contract/shop/order-words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n/use-locale.ts';
import { countriesIn } from '../../../../shared/person-fields/countries.ts';
import { useStates } from '../../../../shared/person-fields/use-places.ts';
import { ComboBox, SuggestField } from '../../../../shared/ui/lazy-fields.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import type { AddressFields as Fields } from '../../order-draft.ts';
import { namesState } from './address-body.ts';
import { PredictionField } from './prediction-field.tsx';

interface AddressFieldsProps {
  /** Where it stands in what is sent: `address`, by which a field finds its sentence. */
  prefix: 'address' | 'billingAddress';
  value: Fields;
  onChange: (typed: Partial<Fields>) => void;
}

export function AddressFields({ prefix, value, onChange }: AddressFieldsProps) {
  const { t } = useTranslation('features/shop/billing');
  const { t: person } = useTranslation('shared/person-fields');
  const locale = useLocale();
  const section = prefix === 'address' ? 'shipping' : 'billing';
  const text = (part: Exclude<keyof Fields, 'country'>, autoComplete: string) => ({
    name: `${prefix}.${part}`,
    value: value[part],
    autoComplete: `${section} ${autoComplete}`,
    onChange: (typed: string) => onChange({ [part]: typed }),
  });
  const optional = (label: string) => person('optional', { label });
  return (
    <div className="grid gap-5">
      <TextField
        label={t('address.name')}
        {...text('name', 'name')}
        maxLength={shopLimits.nameLength}
      />
      <ComboBox
        // The list keeps the first names it was given.
        key={locale}
        label={person('country')}
        name={`${prefix}.country`}
        value={value.country}
        onChange={(country) => onChange({ country, state: '' })}
        options={countriesIn(locale)}
        autoComplete={`${section} country-name`}
        placeholder={person('search_placeholder')}
      />
      <TextField
        label={t('address.line1')}
        {...text('line1', 'address-line1')}
        maxLength={shopLimits.lineLength}
      />
      <TextField
        label={optional(t('address.line2'))}
        {...text('line2', 'address-line2')}
        maxLength={shopLimits.lineLength}
      />
      <div className="grid grid-cols-[8rem_1fr] gap-3">
        <TextField
          label={t('address.postal_code')}
          {...text('postalCode', 'postal-code')}
          maxLength={shopLimits.postalCodeLength}
        />
        <PredictionField
          label={person('city')}
          name={`${prefix}.city`}
          country={value.country}
          value={value.city}
          autoComplete={`${section} address-level2`}
          onChange={(city) => onChange({ city, ...(!namesState(value.country) && { state: '' }) })}
          onPick={({ city, state, country: of }) => {
            const country = of ?? value.country;
            onChange({ city, state: namesState(country) ? (state ?? '') : '', country });
          }}
        />
      </div>
      {namesState(value.country) && (
        <StateField {...text('state', 'address-level1')} country={value.country} />
      )}
      <TextField
        label={optional(person('phone'))}
        description={t('address.phone_why')}
        type="tel"
        {...text('phone', 'tel')}
      />
    </div>
  );
}

interface StateFieldProps {
  name: string;
  value: string;
  autoComplete: string;
  country: string;
  onChange: (state: string) => void;
}

function StateField({ country, ...field }: StateFieldProps) {
  const { t } = useTranslation('shared/person-fields');
  const { names } = useStates(country);
  return <SuggestField {...field} label={t('state')} suggestions={names} moreNote={t('type_on')} />;
}
