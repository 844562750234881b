/** Who is signed in here, from the start of the page to the end of the session. */
export { accessTokenKey, readAccessToken } from './access-token.ts';
export { chooseLocale } from './choose-locale.ts';
export { consumeExpiredPath, rememberExpiredPath } from './expired-path.ts';
export { setHomeNavigation } from './home.ts';
export { bringPageBack, useIsLeaving } from './leaving.ts';
export { clearLocalCaches, registerLocalCache, retainForUser } from './local-cache.ts';
export { followSessionEnd, signIn } from './session.ts';
export { signOut } from './sign-out.ts';
export { isLoggedIn, readiness, startClientState, useSession, useStored } from './start.ts';
export { getTabItem, setTabItem } from './tab-items.ts';
export {
  onUnsavedLost,
  registerUnsentWork,
  unsentLabels,
  useUnsentWork,
} from './unsent-work.ts';
