import { itemAsOwner } from '../collection/index.ts';

export const doors = { item: itemAsOwner };
