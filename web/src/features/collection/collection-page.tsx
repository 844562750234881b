import { useShown } from './address/use-shown.ts';
import { BrowseScreen } from './browse/browse-screen.tsx';
import { ItemScreen } from './item/item-screen.tsx';

/** What somebody has written down and keeps, or the one item of it that is open. */
export default function CollectionPage() {
  const controls = useShown();
  const { item } = controls.shown;
  return item === null ? (
    <BrowseScreen controls={controls} />
  ) : (
    <ItemScreen key={item} id={item} controls={controls} />
  );
}
