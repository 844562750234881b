import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { bringPageBack, useIsLeaving } from '../shared/session/index.ts';

/** Pages of somebody: a sign-out takes them away before what they show is forgotten. */
export function SignedInPages() {
  useLayoutEffect(() => {
    bringPageBack();
    return bringPageBack;
  }, []);
  return useIsLeaving() ? null : <Outlet />;
}
