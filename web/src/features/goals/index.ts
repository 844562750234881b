export { GoalsCard } from './card/lazy-goals-card.tsx';
export { goalPath } from './goal-path.ts';
export { Hillside as GoalHillside } from './hillside/hillside.tsx';
export { TrackBar } from './track-bar.tsx';
