import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { useRested } from '../../../shared/ui/use-rested.ts';
import { SearchIcon } from '../collection-icons.tsx';

/** Milliseconds after the last key. */
const rest = 250;

interface SearchFieldProps {
  value: string;
  onChange: (search: string) => void;
  /** How many items have it; undefined while that is not known. */
  count: number | undefined;
}

/** Seeks in titles, texts, tags and captions as one types. */
export function SearchField({ value, onChange, count }: SearchFieldProps) {
  const { t } = useTranslation('features/collection');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const rested = useRested(typed, rest);
  const search = useEffectEvent((text: string) => {
    if (text !== value) onChange(text);
  });
  useEffect(() => search(rested), [rested]);
  // A link or the way back has led to another search.
  const [told, setTold] = useState(value);
  if (told !== value) {
    setTold(value);
    if (rested === typed) setTyped(value);
  }
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-2" />
      <input
        ref={input}
        type="search"
        dir="auto"
        value={typed}
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('search_placeholder')}
        onChange={({ target }) => setTyped(target.value)}
        className={`field-box appearance-none pl-12 placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden ${typed === '' ? 'pr-4' : 'pr-40'}`}
      />
      <div className="absolute inset-y-0 right-1 flex items-center gap-1">
        <span role="status" className="text-small text-ink-2">
          {value !== '' &&
            count !== undefined &&
            t('found', { count, number: format.number(count) })}
        </span>
        {typed !== '' && (
          <IconButton
            label={t('search_clear')}
            onPress={() => {
              setTyped('');
              onChange('');
              input.current?.focus();
            }}
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}
