import { flushSync } from 'react-dom';

/** Changes rows, then leads the focus to an element that the change may have made or moved. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
