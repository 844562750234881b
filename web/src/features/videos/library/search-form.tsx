import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface SearchFormProps {
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  className?: string;
}

/** The most that the server takes. */
const longest = 100;

/** Searches the library: what films are called and about, and what is said in them. */
export function SearchForm({ search, onSearch, className = '' }: SearchFormProps) {
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
        <TextField
          label={t('search')}
          type="search"
          value={words}
          onChange={setWords}
          maxLength={longest}
          className="min-w-0 flex-1"
        />
        <Button type="submit" tone="ghost">
          {t('search_button')}
        </Button>
      </form>
    </search>
  );
}
