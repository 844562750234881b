import { type ReactNode, useState } from 'react';
import { appStore } from '../../shared/state/app-store.ts';

/**
 * For parts that read and whose code may come only after a sign-out, while the page still stands: then
 * they do not begin. What has begun stays until the page goes.
 */
export function BegunSignedIn({ children }: { children: ReactNode }) {
  const [wasSignedIn] = useState(() => appStore.getState().isLoggedIn);
  return wasSignedIn && children;
}
