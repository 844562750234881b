import { createContext, type MouseEvent, useContext } from 'react';
import { useLocalePath } from '../shared/i18n/use-locale.ts';
import { loginAddress } from '../shared/navigation/return-address.ts';

export type AccountDialog = 'login' | 'signup';
export type OpenAccountDialog = (dialog: AccountDialog, returnTo?: string) => Promise<void>;

/**
 * Opens an account dialog over the current page, which leads on to an address of this site where
 * one is given. Without a provider the links are plain links.
 */
export const AccountDialogs = createContext<OpenAccountDialog | undefined>(undefined);

/** Props for a link to `/login` or `/signup` that opens the dialog where one can be opened. */
export function useAccountLink(dialog: AccountDialog) {
  const open = useContext(AccountDialogs);
  return {
    to: `/${dialog}`,
    onClick: (event: MouseEvent) => openInstead(event, open && (() => void open(dialog))),
  };
}

/** Props for a link to a page that needs a login, while nobody is logged in. */
export function useLoginGate(path: string) {
  const open = useContext(AccountDialogs);
  const wanted = useLocalePath()(path);
  return {
    to: loginAddress('/login', wanted),
    onClick: (event: MouseEvent) => openInstead(event, open && (() => void open('login', wanted))),
  };
}

function openInstead(event: MouseEvent, open: (() => void) | undefined): void {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!open || elsewhere) return;
  event.preventDefault();
  open();
}
