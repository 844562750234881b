import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useShown } from './address/use-shown.ts';
import { BrowseScreen } from './browse/browse-screen.tsx';
import { newItemId } from './data/new-item-id.ts';
import { ItemScreen } from './item/item-screen.tsx';

const MomentsScreen = lazy(() => import('./browse/moments-screen.tsx'));

/** What somebody has written down and keeps, or the one item of it that is open. */
export default function CollectionPage() {
  const controls = useShown();
  const { item, isNew, place } = controls.shown;
  const begin = useEffectEvent(() => controls.show({ item: newItemId() }));
  // The button and the key ask for a new note, which gets its id here.
  useEffect(() => {
    if (isNew && item === null) begin();
  }, [isNew, item]);
  if (item !== null) return <ItemScreen key={item} id={item} controls={controls} />;
  return place === 'moments' ? (
    <Suspense>
      <MomentsScreen controls={controls} />
    </Suspense>
  ) : (
    <BrowseScreen controls={controls} />
  );
}
