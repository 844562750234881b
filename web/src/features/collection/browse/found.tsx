import type { Item } from '@stratum/contract/item';
import { useTranslation } from 'react-i18next';
import { HitText } from './hit-text.tsx';

/** Where in an item something was found, and the words around it. */
export function Found({ item: { hit } }: { item: Item }) {
  const { t } = useTranslation('features/collection');
  if (hit === null || hit.place === 'title') return null;
  return (
    <p className="line-clamp-2 text-small wrap-anywhere text-ink-2">
      {hit.place === 'note' || `${t(`found_in.${hit.place}`)} `}
      <span translate="no">
        <HitText {...hit} />
      </span>
    </p>
  );
}
