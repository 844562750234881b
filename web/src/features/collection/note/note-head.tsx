import { collectionLimits } from '@stratum/contract/collection-words';
import type { ItemDetails } from '@stratum/contract/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLevels, useTraits } from '../../results/index.ts';

interface NoteHeadProps {
  item: ItemDetails;
  isDisabled: boolean;
  onTitle: (title: string) => void;
}

/** What the note is about, and its title. */
export function NoteHead({ item, isDisabled, onTitle }: NoteHeadProps) {
  const { t } = useTranslation('features/collection/note');
  const [typed, setTyped] = useState<string | null>(item.version === 0 ? '' : null);
  const { categoryType, traitId, tags } = item;
  const category = useLevels().data?.categories.find((each) => each.categoryType === categoryType);
  const trait = useTraits().data?.traits.find((each) => each.traitId === traitId);
  const about = [category?.name, trait?.name].filter((name) => name !== undefined).join(', ');
  return (
    <header className="mb-5">
      {(about !== '' || tags.length > 0) && (
        <p className="mb-1 flex flex-wrap gap-x-4 text-label text-ink-2">
          {about !== '' && <span>{about}</span>}
          {tags.map((tag) => (
            <span key={tag}>{`#${tag}`}</span>
          ))}
        </p>
      )}
      <h1 className="sr-only">{item.title || t('untitled')}</h1>
      <textarea
        rows={1}
        dir="auto"
        value={typed ?? item.title}
        disabled={isDisabled}
        maxLength={collectionLimits.titleLength}
        aria-label={t('title')}
        placeholder={t('title')}
        onChange={({ target }) => {
          const title = target.value.replaceAll(/\s*\n\s*/g, ' ');
          setTyped(title);
          onTitle(title);
        }}
        // What another device calls it then is shown.
        onBlur={() => typed !== '' && setTyped(null)}
        className="field-sizing-content w-full resize-none rounded-sm bg-transparent font-display text-h1 font-light outline-none placeholder:text-ink-2 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus"
      />
    </header>
  );
}
