import { flushSync } from 'react-dom';

/**
 * Changes rows, then leads the focus to an element that the change may have made or moved, by its id,
 * where that is known before or after.
 */
export function focusAfter(change: () => void, id: string | (() => string | null)): void {
  flushSync(change);
  const found = typeof id === 'string' ? id : id();
  if (found !== null) document.getElementById(found)?.focus();
}
