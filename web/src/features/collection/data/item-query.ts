import { unfiled } from '@stratum/contract/collection-words';
import { addDays } from '@stratum/contract/plain-days';
import { collectionOf, type Shown } from '../address/shown.ts';

/** Days for which something counts as recently edited. */
const recentDays = 7;

/** What is shown, as the calls take it. */
export function itemQuery(shown: Shown, today: string) {
  const { place, search, type, category, trait, tag, month } = shown;
  const collectionId = place === unfiled ? unfiled : collectionOf(place);
  return {
    ...(collectionId !== null && { collectionId }),
    ...(place === 'pinned' && { pinned: 'true' as const }),
    ...(place === 'trash' && { trash: 'true' as const }),
    ...(place === 'recent' && { from: addDays(today, -recentDays) }),
    ...(month !== null && { from: `${month}-01`, to: lastDayOf(month) }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(type !== null && { type }),
    ...(category !== null && { categoryType: category }),
    ...(trait !== null && { traitId: trait }),
    ...(tag !== null && { tag }),
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
