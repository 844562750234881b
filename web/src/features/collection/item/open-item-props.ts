import type { ItemDetails } from '@stratum/contract/item';
import type { ShownControls } from '../address/use-shown.ts';
import type { useItemDetails } from '../data/use-item-details.ts';

export interface OpenItemProps {
  item: ItemDetails;
  waiting: ReturnType<typeof useItemDetails>['waiting'];
  controls: ShownControls;
}
