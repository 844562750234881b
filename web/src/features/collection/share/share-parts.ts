/** Sharing into groups, in one file. */
export { default as ShareDialog } from './share-dialog.tsx';
export { default as SharedItemDialog } from './shared-item-dialog.tsx';
export { default as SharesOfItem } from './shares-of-item.tsx';
export { default as SharesWithoutItem } from './shares-without-item.tsx';
export { default as TakeBackQuestion } from './take-back-question.tsx';
