export { itemAsOwner } from './access.ts';
export { type ItemContents, itemContents, keepCopy, knownItem } from './copies.ts';
export { type ItemStory, importCollection, importItem } from './import.ts';
export { keptItems } from './kept-items.ts';
