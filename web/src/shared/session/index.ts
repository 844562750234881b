/** Who is signed in here, from the start of the page to the end of the session. */
export { readAccessToken } from './access-token.ts';
export { chooseLocale } from './choose-locale.ts';
export { rememberExpiredPlace, takeExpiredPlace } from './expired-place.ts';
export { onGoHome } from './home.ts';
export { clearLocalCaches, keepOnlyFor, registerLocalCache } from './local-cache.ts';
export { signIn } from './session.ts';
export { signOut } from './sign-out.ts';
export { readiness, startClientState } from './start.ts';
export { keepTabItem, readTabItem } from './tab-items.ts';
export {
  onWorkLost,
  registerUnsentWork,
  unsentLabels,
  useUnsentWork,
} from './unsent-work.ts';
export { useSession } from './use-session.ts';
