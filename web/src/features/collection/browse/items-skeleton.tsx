import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Layout } from '../address/shown.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Holds the places of the items. */
export function ItemsSkeleton({ layout }: { layout: Layout }) {
  const isGrid = layout === 'grid';
  return (
    <div className={isGrid ? 'grid grid-cols-2 gap-5 md:grid-cols-3' : 'grid gap-2'}>
      {places.map((place) => (
        <Skeleton key={place} className={isGrid ? 'aspect-4/3' : 'h-12'} />
      ))}
    </div>
  );
}
