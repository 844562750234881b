export {
  type CategoryProgress,
  categoryProgress,
  nextCategory,
  type Status,
  takenLongestAgo,
} from './category-list/category-progress.ts';
export { useStatus } from './category-list/use-status.ts';
