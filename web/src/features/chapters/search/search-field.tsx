import { SearchField as AriaSearchField, Input, Label } from 'react-aria-components';
import { inputStyle } from '../../../shared/ui/field-parts.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (query: string) => void;
  /** How much was found; announced as it changes, empty while nothing is searched for. */
  result: string;
}

/** Searches what stands on the page while one types. */
export function SearchField({ label, value, onChange, result }: SearchFieldProps) {
  return (
    <div>
      <AriaSearchField value={value} onChange={onChange} className="block">
        <Label className="mb-1.5 block text-label font-semibold">{label}</Label>
        <Input dir="auto" autoComplete="off" className={inputStyle} />
      </AriaSearchField>
      <p role="status" className="mt-1.5 min-h-5 text-small text-ink-2">
        {result}
      </p>
    </div>
  );
}
