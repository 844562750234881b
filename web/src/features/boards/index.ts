export { Boards } from './board/lazy-boards.tsx';
export { DayDots } from './today/day-dots.tsx';
export { DayHead } from './today/day-head.tsx';
export { WeekBeside } from './week/week-beside.tsx';
export { WeekTogether } from './week/week-together.tsx';
export { CardWitness } from './witness/card-witness.tsx';
export { MilestoneWitness } from './witness/milestone-witness.tsx';
export { ShareGoal } from './witness/share-goal.tsx';
