import { createContext, type MouseEvent, useContext } from 'react';

export type AccountDialog = 'login' | 'signup';

/** Opens an account dialog over the current page. Without a provider the links are plain links. */
export const AccountDialogs = createContext<((dialog: AccountDialog) => void) | undefined>(
  undefined,
);

/** Props for a link to `/login` or `/signup` that opens the dialog where one can be opened. */
export function useAccountLink(dialog: AccountDialog) {
  const open = useContext(AccountDialogs);
  return {
    to: `/${dialog}`,
    onClick: (event: MouseEvent) => {
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
      if (!open || elsewhere) return;
      event.preventDefault();
      open(dialog);
    },
  };
}
