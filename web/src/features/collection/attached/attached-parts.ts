/** What other pages show of a collection, in one file. */
export { default as AttachItem } from './attach-item.tsx';
export { default as AttachToMessage } from './attach-to-message.tsx';
export { default as AttachedItems } from './attached-items.tsx';
export { default as MessageItems } from './message-items.tsx';
