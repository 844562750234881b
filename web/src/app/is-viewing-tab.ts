import { isViewing } from '../shared/state/local-items.ts';

/** Whether an administrator looks on as somebody in this tab; never where the browser stores nothing. */
export function isViewingTab(): boolean {
  try {
    return isViewing();
  } catch {
    return false;
  }
}
