export { CollectionCard } from './card/lazy-collection-card.tsx';
