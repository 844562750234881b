import { type ComponentProps, useId } from 'react';
import { ChevronIcon } from './icons.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * One of a handful, as `<option>` children; for long lists take `ComboBox`. The browser's own list:
 * it fits every screen and costs a page no script.
 */
export function Select({ label, onChange, className = '', ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-label font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          onChange={(event) => onChange(event.target.value)}
          className="field-box cursor-pointer appearance-none truncate pr-11 pl-4 hover:border-ink-2"
        />
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-2" />
      </div>
    </div>
  );
}
