import { ReadyCard } from './ready-card.tsx';
import { ThisFocusCard } from './this-focus-card.tsx';
import { useWeeklyFocus } from './use-weekly-focus.ts';

/** The review that waits, or the one thing of this week; nothing where there is neither. */
export function ThisWeek() {
  const known = useWeeklyFocus();
  if (!known) return null;
  if (known.ready) return <ReadyCard ready={known.ready} />;
  return known.focus && <ThisFocusCard focus={known.focus} />;
}
