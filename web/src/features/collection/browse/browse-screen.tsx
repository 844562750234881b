import type { CollectionId, ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { FileDrop } from '../add/file-drop.tsx';
import { collectionOf } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { useItems, useOverview } from '../data/use-items.ts';
import { useEditorAhead } from '../item/note-item.tsx';
import {
  EmptyList,
  KeptItems,
  MonthCore,
  SelectedActions,
  SendingList,
  TrashNote,
  WriteDown,
} from '../lazy-parts.ts';
import { Places } from '../places/places.tsx';
import { UndoBar } from './action-bar.tsx';
import { BrowseHead } from './browse-head.tsx';
import { Filters } from './filters.tsx';
import { ItemGrid } from './item-grid.tsx';
import { ItemsSkeleton } from './items-skeleton.tsx';
import { ListEnd } from './list-end.tsx';
import { SearchField } from './search-field.tsx';
import { useDone } from './use-done.ts';
import { useSelection } from './use-selection.ts';

const nothing: readonly Item[] = [];

/** The items of a place, and what can be done with them. */
export function BrowseScreen({ controls }: { controls: ShownControls }) {
  const { t } = useTranslation('features/collection');
  const { shown, show, pathOf } = controls;
  const { list, items } = useItems(shown);
  useEditorAhead(items?.some(({ type }) => type === 'note') ?? false);
  const overview = useOverview(shown);
  const deeds = useDone();
  const selection = useSelection(items ?? nothing);
  const isTrash = shown.place === 'trash';
  const names = new Map(overview.data?.items.map(({ id, name }) => [id, name]));
  const nameOf = (id: CollectionId | null) =>
    id === null ? t('place.unfiled') : (names.get(id) ?? '');
  const itemsOf = (ids: readonly ItemId[]) =>
    (items ?? nothing).filter(({ id }) => ids.includes(id));
  return (
    <div className="wrap pt-6 pb-32 md:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <BrowseHead
        controls={controls}
        collection={collectionNamed(collectionOf(shown.place), names)}
      />
      <div className="mt-5 gap-6 md:flex">
        <Places
          controls={controls}
          overview={overview.data}
          onDrop={(ids, collectionId) => {
            selection.clear();
            void deeds.move(itemsOf(ids), collectionId, nameOf(collectionId));
          }}
        />
        <FileDrop collectionId={collectionOf(shown.place)} className="min-w-0 flex-1 max-md:mt-4">
          <SearchField
            value={shown.search}
            onChange={(search) => show({ search })}
            count={overview.data?.types.reduce((total, { count }) => total + count, 0)}
          />
          <Filters controls={controls} overview={overview.data} />
          <Suspense>
            <SendingList />
            {isTrash && <TrashNote count={overview.data?.trash ?? 0} deeds={deeds} />}
          </Suspense>
          <div className="mt-5">
            <QueryState
              reads={[list]}
              name={t('items')}
              skeleton={<ItemsSkeleton layout={shown.layout} />}
            >
              {items && items.length > 0 ? (
                <ItemGrid
                  items={items}
                  layout={shown.layout}
                  pathOf={pathOf}
                  nameOf={nameOf}
                  selection={selection}
                  onDelete={(some) => {
                    if (isTrash) return;
                    selection.clear();
                    void deeds.remove(some);
                  }}
                />
              ) : (
                <Suspense>
                  <EmptyList controls={controls} />
                </Suspense>
              )}
              {list.hasNextPage && (
                <ListEnd
                  isLoading={list.isFetchingNextPage}
                  onReach={() => void list.fetchNextPage()}
                />
              )}
            </QueryState>
            <Suspense>{list.isError && !items && <KeptItems controls={controls} />}</Suspense>
          </div>
        </FileDrop>
        {!isTrash && (
          <div className="w-19 flex-none max-md:hidden">
            <Suspense>
              <MonthCore controls={controls} />
            </Suspense>
          </div>
        )}
      </div>
      {selection.isActive ? (
        <Suspense>
          <SelectedActions
            items={itemsOf(selection.ids)}
            isTrash={isTrash}
            selection={selection}
            deeds={deeds}
          />
        </Suspense>
      ) : deeds.done ? (
        <UndoBar done={deeds.done.text} onUndo={() => void deeds.undo()} onClose={deeds.forget} />
      ) : (
        <Suspense>{!isTrash && <WriteDown />}</Suspense>
      )}
    </div>
  );
}

function collectionNamed(id: CollectionId | null, names: ReadonlyMap<CollectionId, string>) {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}
