import type { Item } from '@stratum/contract/item';
import type { ComponentProps } from 'react';
import type { LocaleLink } from '../../../shared/ui/link.tsx';

/** What a card and a line are made of. */
export interface CellProps {
  item: Item;
  to: string;
  /** Of the collection that it is in. */
  collectionName: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  /** Of the link that opens it. */
  link: Omit<ComponentProps<typeof LocaleLink>, 'to' | 'className' | 'children'> & {
    readonly 'data-item': number;
  };
}
