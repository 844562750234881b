import { type CategorySlug, readCategory } from '@stratum/contract/categories';
import {
  type ItemSort,
  type ItemType,
  itemSorts,
  itemTypes,
  unfiled,
} from '@stratum/contract/collection-words';
import type { CollectionId, ItemId } from '@stratum/contract/ids';
import { isUuid } from '@stratum/contract/uuid';

/** Where one looks: everywhere, at what has something in common, or in one collection. */
export type Place =
  | 'all'
  | typeof unfiled
  | 'recent'
  | 'pinned'
  | 'moments'
  | 'trash'
  | CollectionId;
const ownPlaces = ['all', unfiled, 'recent', 'pinned', 'moments', 'trash'] as const;

const layouts = ['grid', 'list'] as const;
export type Layout = (typeof layouts)[number];

/** What a page of the collection shows, all of which the address says. */
export interface Shown {
  readonly place: Place;
  readonly search: string;
  readonly type: ItemType | null;
  readonly category: CategorySlug | null;
  readonly trait: string | null;
  readonly tag: string | null;
  /** `2026-11`. */
  readonly month: string | null;
  readonly sort: ItemSort;
  readonly layout: Layout;
  /** The item that is open. */
  readonly item: ItemId | null;
  /** Whether that is a note which nothing has been written into. */
  readonly isNew: boolean;
}

export const everything: Shown = {
  place: 'all',
  search: '',
  type: null,
  category: null,
  trait: null,
  tag: null,
  month: null,
  sort: 'edited',
  layout: 'grid',
  item: null,
  isNew: false,
};

export function readShown(query: URLSearchParams): Shown {
  const month = query.get('month');
  const item = query.get('item') ?? '';
  return {
    place: readPlace(query.get('place')),
    search: query.get('search') ?? '',
    type: itemTypes.find((type) => type === query.get('type')) ?? null,
    category: readCategory(query.get('category')),
    trait: query.get('trait'),
    tag: query.get('tag'),
    month: month !== null && /^\d{4}-\d{2}$/.test(month) ? month : null,
    sort: itemSorts.find((sort) => sort === query.get('sort')) ?? everything.sort,
    layout: layouts.find((layout) => layout === query.get('layout')) ?? everything.layout,
    item: isUuid(item) ? (item as ItemId) : null,
    isNew: query.get('new') !== null,
  };
}

function readPlace(place: string | null): Place {
  const own = ownPlaces.find((each) => each === place);
  if (own) return own;
  return place !== null && isUuid(place) ? (place as CollectionId) : 'all';
}

/** As short as it can be. */
export function writeShown({ isNew, ...shown }: Shown): string {
  const query = new URLSearchParams();
  const { isNew: _isNew, ...defaults } = everything;
  for (const [name, value] of Object.entries(shown)) {
    if (value !== null && value !== defaults[name as keyof typeof defaults]) query.set(name, value);
  }
  if (isNew) query.set('new', '');
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether the list is narrowed down within its place. */
export function isFiltered({ search, type, category, trait, tag, month }: Shown): boolean {
  return search.trim() !== '' || [type, category, trait, tag, month].some((each) => each !== null);
}

/** The collection that a place is; null for the others. */
export function collectionOf(place: Place): CollectionId | null {
  return ownPlaces.some((own) => own === place) ? null : (place as CollectionId);
}
