import { useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localePath, splitLocale } from '../shared/i18n/locale-path.ts';
import { loginAddress } from '../shared/navigation/return-address.ts';
import { useSession } from '../shared/session/index.ts';
import { AccountDialogs } from '../shell/account-dialogs.ts';
import { queryEntry } from './query-entry.ts';

/**
 * §2: an address whose query begins with a known key leads on, or opens an account dialog. The key
 * leaves the address, so that a reload or the way back does not ask again.
 */
export function QueryEntryHost() {
  const { pathname, search, hash, key } = useLocation();
  const { ready, isLoggedIn } = useSession();
  const open = useContext(AccountDialogs);
  const navigate = useNavigate();
  const taken = useRef<string>(undefined);
  useEffect(() => {
    const entry = queryEntry(search);
    // Once for each visit of an address, however often this is rendered for it.
    if (!ready || !entry || taken.current === key) return;
    taken.current = key;
    const { prefix } = splitLocale(pathname);
    const { destination, dialog } = entry;
    const target = destination === null ? undefined : localePath(destination, prefix);
    const go = (to: string) => navigate(to, { replace: true });
    if (isLoggedIn) void go(target ?? pathname + entry.search + hash);
    else if (open) {
      void go(pathname + entry.search + hash);
      void open(dialog, dialog === 'login' ? target : undefined);
    } else {
      // An account page has no dialogs over it.
      const page = localePath(`/${dialog}`, prefix);
      void go(dialog === 'login' && target !== undefined ? loginAddress(page, target) : page);
    }
  }, [pathname, search, hash, key, ready, isLoggedIn, open, navigate]);
  return null;
}
