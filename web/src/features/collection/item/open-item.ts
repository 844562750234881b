import type { ItemDetails } from '@stratum/contract/item';
import type { OutboxEntry } from '../../../shared/outbox/index.ts';
import type { ShownControls } from '../address/use-shown.ts';

/** What the screen of an open item is given, whatever its kind. */
export interface OpenItemProps {
  item: ItemDetails;
  waiting: readonly OutboxEntry[];
  controls: ShownControls;
}
