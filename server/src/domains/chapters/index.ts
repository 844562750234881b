export { chaptersPart } from './account-part.ts';
