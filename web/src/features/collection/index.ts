export { isCaptureKeyOn } from './capture/capture-key.ts';
export { CollectionCard } from './card/lazy-collection-card.tsx';
