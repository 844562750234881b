import type { Money } from '@stratum/contract/money';
import { NumberField } from '../../../shared/ui/number-field.tsx';

interface MoneyFieldProps {
  label: string;
  value: Money;
  onChange: (value: Money) => void;
  error?: string | undefined;
}

/** Minor units in one, by how the currency is written. */
function unitsIn(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

/** An amount of money, typed as the reader's language writes it. An empty field is nothing. */
export function MoneyField({
  label,
  value: { amount, currency },
  onChange,
  error,
}: MoneyFieldProps) {
  const units = unitsIn(currency);
  return (
    <NumberField
      label={label}
      value={amount / units}
      onChange={(next) => onChange({ currency, amount: Math.round((next ?? 0) * units) })}
      min={0}
      formatOptions={{ style: 'currency', currency }}
      {...(error !== undefined && { error })}
    />
  );
}
