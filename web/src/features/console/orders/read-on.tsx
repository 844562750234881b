import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';

/** Stands in a dialog whose act takes the button away that opened it. */
export function ReadOn({ isDone }: { isDone: boolean }) {
  useHeadingAfterwards(isDone);
  return null;
}
