export { type ItemStory, importCollection, importItem } from './import.ts';
export { noteFromMarkdown } from './markdown.ts';
