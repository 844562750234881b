import { Outlet } from 'react-router';
import { useIsLeaving } from '../shared/session/index.ts';

/** Pages of somebody: a sign-out takes them away before what they show is forgotten. */
export function SignedInPages() {
  return useIsLeaving() ? null : <Outlet />;
}
