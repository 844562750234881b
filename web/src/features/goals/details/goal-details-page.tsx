import { GoalList } from '../list/goal-list.tsx';

/** All goals. */
export default function GoalDetailsPage() {
  return <GoalList />;
}
