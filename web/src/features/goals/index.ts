export { GoalsCard } from './card/lazy-goals-card.tsx';
