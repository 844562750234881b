import { createLocalItems } from '../../shared/state/local-items.ts';

const tabItems = createLocalItems(() => window.sessionStorage);
const key = 'administrator_invitation';

/** Takes the token from the address's fragment, which the way over the login page would lose. */
export function keepInvitation(): null {
  const token = location.hash.slice(1);
  if (token) tabItems.set(key, token);
  return null;
}

export function keptInvitation(): string | null {
  return tabItems.get(key);
}

export function forgetInvitation(): void {
  tabItems.remove(key);
}
