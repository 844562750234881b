export { itemAsOwner } from './access.ts';
export { type ItemStory, importCollection, importItem } from './import.ts';
export { keptItems } from './kept-items.ts';
