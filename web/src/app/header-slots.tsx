import { SignedOutAccount, SignedOutMenus } from '../shell/signed-out.tsx';

/** What the header offers between brand and account: the only place that knows features. */
export function HeaderMenus() {
  return <SignedOutMenus />;
}

export function HeaderAccount() {
  return <SignedOutAccount />;
}
