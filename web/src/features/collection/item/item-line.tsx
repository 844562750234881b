import type { Item } from '@stratum/contract/item';
import { HitText } from '../browse/hit-text.tsx';

/** The title, with what was found in it marked. */
export function ItemTitle({ item: { title, hit } }: { item: Item }) {
  return hit?.place === 'title' && hit.text === title ? <HitText {...hit} /> : title;
}
