export { GoalsCard } from './card/lazy-goals-card.tsx';
export { goalPath } from './goal-path.ts';
