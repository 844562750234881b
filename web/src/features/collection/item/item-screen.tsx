import type { ItemId } from '@stratum/contract/ids';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { collectionOf } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { emptyDetails } from '../data/empty-item.ts';
import { useItemDetails } from '../data/use-item-details.ts';
import { FileScreen, FolderScreen, GoneItem, PictureScreen } from '../lazy-parts.ts';
import { NoteItem } from './note-item.tsx';
import type { OpenItemProps } from './open-item.ts';

/** The editor comes with the first note. */
const screens = {
  note: NoteItem,
  image: PictureScreen,
  image_folder: FolderScreen,
  document: FileScreen,
  file: FileScreen,
};

interface ItemScreenProps {
  id: ItemId;
  controls: ShownControls;
}

/** An item that is open. */
export function ItemScreen({ id, controls }: ItemScreenProps) {
  const { t } = useTranslation('features/collection');
  const { isNew, place } = controls.shown;
  const { read, item, waiting } = useItemDetails(id, { isNew });
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  // A new note stays while it is read for the first time from the server.
  const known = item ?? (last?.id === id ? last : undefined);
  const [empty] = useState(() => emptyDetails(id, collectionOf(place)));
  const shown = known ?? (isNew ? empty : undefined);
  if (read.error?.code === 'not_found' && !shown)
    return (
      <Suspense>
        <GoneItem controls={controls} />
      </Suspense>
    );
  return (
    <>
      <PageTitle>{shown && shown.title !== '' ? shown.title : t('title')}</PageTitle>
      <QueryState
        reads={[{ ...read, data: shown }]}
        name={t('title')}
        skeleton={<ItemSkeleton />}
        className="wrap py-6"
      >
        {shown && (
          <Suspense
            fallback={
              <Loading>
                <ItemSkeleton />
              </Loading>
            }
          >
            <OpenItem key={id} item={shown} waiting={waiting} controls={controls} />
          </Suspense>
        )}
      </QueryState>
    </>
  );
}

function OpenItem(open: OpenItemProps) {
  const Screen = screens[open.item.type];
  return <Screen {...open} />;
}

function ItemSkeleton() {
  return (
    <div className="wrap grid gap-4 py-8">
      <Skeleton className="h-10 max-w-80" />
      <Skeleton className="h-96 max-w-210 rounded-card" />
    </div>
  );
}
