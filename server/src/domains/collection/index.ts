export { type ItemStory, importCollection, importItem } from './import.ts';
