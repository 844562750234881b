import { type Blocker, useBeforeUnload, useBlocker } from 'react-router';
import { splitLocale } from '../i18n/locale-path.ts';

/**
 * Holds the person on a page whose work is not saved: the browser asks before it closes the page, and
 * the blocker that is returned waits before another page is shown. A change of language stays on the
 * page.
 * @param isUnsaved asked at the moment of leaving
 * @param mayLeave true where the way to another page is free all the same
 */
export function useLeaveGuard(isUnsaved: () => boolean, mayLeave: () => boolean): Blocker {
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      splitLocale(currentLocation.pathname).path !== splitLocale(nextLocation.pathname).path &&
      !mayLeave() &&
      isUnsaved(),
  );
}
