import { unfiled } from '@stratum/contract/collection-words';
import type { CollectionId, ItemId } from '@stratum/contract/ids';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIcon } from '../../../shared/ui/icons.tsx';
import type { ShownControls } from '../address/use-shown.ts';
import {
  AllIcon,
  MomentIcon,
  PinIcon,
  PlusIcon,
  RecentIcon,
  TransferIcon,
  UnfiledIcon,
} from '../collection-icons.tsx';
import type { Overview } from '../data/use-items.ts';
import { NameDialog } from '../lazy-parts.ts';
import { TransferDialog } from '../transfer/lazy-transfer.ts';
import { PlaceLink, placeStyle } from './place-link.tsx';
import { Quota } from './quota.tsx';

interface PlacesProps {
  controls: ShownControls;
  /** Undefined until it has been read. */
  overview: Overview | undefined;
  /** Dragged items were let go over a collection, or over what no collection holds; none where nothing is dragged. */
  onDrop?: (ids: readonly ItemId[], collectionId: CollectionId | null) => void;
}

/** Where one can look: a column on a wide screen, a row that is swiped on a phone. */
export function Places({ controls, overview, onDrop }: PlacesProps) {
  const { t } = useTranslation('features/collection');
  const [isNaming, setNaming] = useState(false);
  const [isTransferring, setTransferring] = useState(false);
  return (
    <nav
      aria-label={t('places')}
      className="flex gap-2 max-md:-mx-6 max-md:overflow-x-auto max-md:px-6 max-md:py-1.5 md:w-52 md:flex-none md:flex-col md:gap-0.5"
    >
      <PlaceLink
        controls={controls}
        place="all"
        name={t('place.all')}
        count={overview && countAll(overview)}
        icon={<AllIcon />}
      />
      <PlaceLink
        controls={controls}
        place={unfiled}
        name={t('place.unfiled')}
        count={overview?.unfiled}
        icon={<UnfiledIcon />}
        onDrop={(ids) => onDrop?.(ids, null)}
      />
      <PlaceLink
        controls={controls}
        place="recent"
        name={t('place.recent')}
        icon={<RecentIcon />}
      />
      <PlaceLink controls={controls} place="pinned" name={t('place.pinned')} icon={<PinIcon />} />
      <PlaceLink
        controls={controls}
        place="moments"
        name={t('place.moments')}
        icon={<MomentIcon />}
      />
      <p className="mt-5 mb-1 px-3 text-small text-ink-2 max-md:hidden">{t('collections')}</p>
      {overview?.items.map(({ id, name, count }) => (
        <PlaceLink
          key={id}
          controls={controls}
          place={id}
          name={name}
          count={count}
          onDrop={(ids) => onDrop?.(ids, id)}
        />
      ))}
      <button type="button" onClick={() => setNaming(true)} className={`${placeStyle} text-ink-2`}>
        <PlusIcon />
        {t('new_collection')}
      </button>
      <div className="my-3 border-t border-line max-md:hidden" />
      <PlaceLink
        controls={controls}
        place="trash"
        name={t('place.trash')}
        count={overview?.trash}
        icon={<DeleteIcon />}
      />
      {overview && <Quota used={overview.used} quota={overview.quota} />}
      <button
        type="button"
        onClick={() => setTransferring(true)}
        className={`${placeStyle} text-ink-2`}
      >
        <TransferIcon />
        {t('transfer')}
      </button>
      <Suspense>
        {isTransferring && <TransferDialog onClose={() => setTransferring(false)} />}
        {isNaming && (
          <NameDialog
            onNamed={(id) => controls.show({ place: id }, { replace: false })}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </nav>
  );
}

function countAll({ items, unfiled: loose }: Overview): number {
  return items.reduce((total, { count }) => total + count, loose);
}
