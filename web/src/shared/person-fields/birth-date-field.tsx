import type { Locale } from '@stratum/contract/locale';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../forms/route-form.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { inputStyle } from '../ui/field-parts.tsx';
import { ChevronIcon } from '../ui/icons.tsx';
import { type BirthDate, type BirthDatePart, partsInOrder, wrongPart } from './birth-date.ts';
import { FieldErrorText } from './field-error-text.tsx';

interface BirthDateFieldProps {
  label: string;
  value: BirthDate;
  onChange: (value: BirthDate) => void;
}

const widths: Readonly<Record<BirthDatePart, string>> = {
  day: 'w-18 flex-none',
  month: 'min-w-0 flex-1',
  year: 'w-24 flex-none',
};

/** Day, month by name and year, each a native control that the browser can fill in. */
export function BirthDateField({ label, value, onChange }: BirthDateFieldProps) {
  const { t } = useTranslation('shared/person-fields');
  const locale = useLocale();
  const problem = useId();
  const error = useFieldError('birthDate');
  const wrong = error ? wrongPart(value) : null;
  const control = (part: BirthDatePart) => ({
    name: part,
    value: value[part],
    autoComplete: `bday-${part}`,
    'aria-invalid': part === wrong,
    'aria-describedby': error ? problem : undefined,
    'data-invalid': error ? true : undefined,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, [part]: event.target.value }),
  });
  return (
    <fieldset>
      <legend className="mb-1.5 block text-label font-semibold">{label}</legend>
      <div className="flex gap-3">
        {partsInOrder(regionalTag(locale)).map((part) => (
          <label key={part} className={widths[part]}>
            <span className="mb-1 block text-small text-ink-2">{t(part)}</span>
            {part === 'month' ? (
              <MonthSelect {...control(part)} />
            ) : (
              <input
                {...control(part)}
                inputMode="numeric"
                maxLength={part === 'year' ? 4 : 2}
                className={inputStyle}
              />
            )}
          </label>
        ))}
      </div>
      <FieldErrorText id={problem}>{error}</FieldErrorText>
    </fieldset>
  );
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

function MonthSelect(select: React.ComponentProps<'select'>) {
  const format = useFormat();
  return (
    <span className="relative block">
      <select {...select} className={`${inputStyle} cursor-pointer appearance-none pr-11`}>
        <option value="">–</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {format.monthName(`2000-${month.padStart(2, '0')}`)}
          </option>
        ))}
      </select>
      <ChevronIcon className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
    </span>
  );
}

/** The browser's own variety of the language, such as `en-GB`, else the language. */
function regionalTag(locale: Locale): string {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${locale}-`)) ?? locale;
}
