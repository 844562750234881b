export { AttachedItems, AttachToMessage, MessageItems } from './attached/lazy-attached.ts';
export { CollectionCard } from './card/lazy-collection-card.tsx';
export { SharedItemDialog, TakeBackQuestion } from './share/lazy-share.ts';
