import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../player-icons.tsx';

interface TranscriptSearchProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
}

export function TranscriptSearch({ ref, value, onChange }: TranscriptSearchProps) {
  const { t } = useTranslation('features/videos/player');
  return (
    <div className="relative flex items-center text-ink-2">
      <span className="pointer-events-none absolute left-3">
        <SearchIcon />
      </span>
      <input
        ref={ref}
        type="search"
        aria-label={t('transcript.search')}
        placeholder={t('transcript.search')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          onChange('');
          event.currentTarget.blur();
        }}
        className="field-box px-3 pl-10 text-ui"
      />
    </div>
  );
}
