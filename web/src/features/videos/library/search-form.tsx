import { useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { inputStyle } from '../../../shared/ui/field-parts.tsx';

interface SearchFormProps {
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  /** Beside a heading: what the field is for stands in it alone. */
  isCompact?: boolean;
  className?: string;
}

/** The most that the server takes. */
const longest = 100;

/** Searches the library: what films are called and about, and what is said in them. */
export function SearchForm({
  search,
  onSearch,
  isCompact = false,
  className = '',
}: SearchFormProps) {
  const { t } = useTranslation('features/videos');
  const [words, setWords] = useState(search);
  const [before, setBefore] = useState(search);
  if (before !== search) {
    setBefore(search);
    setWords(search);
  }
  return (
    <search className={className}>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
      >
        <SearchField
          value={words}
          onChange={setWords}
          maxLength={longest}
          className="block min-w-0 flex-1"
        >
          <Label className={isCompact ? 'sr-only' : 'mb-1.5 block text-label font-semibold'}>
            {t('search')}
          </Label>
          <Input
            dir="auto"
            autoComplete="off"
            placeholder={isCompact ? t('search') : ''}
            className={`${inputStyle} [&::-webkit-search-cancel-button]:appearance-none`}
          />
        </SearchField>
        <Button type="submit" tone="ghost">
          {t('search_button')}
        </Button>
      </form>
    </search>
  );
}
