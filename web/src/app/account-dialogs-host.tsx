import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { type AuthStep, isAuthPath } from '../features/auth/flow/auth-step.ts';
import { loadMessagesFor } from '../shared/i18n/load-messages.ts';
import { localePath, splitLocale } from '../shared/i18n/locale-path.ts';
import { loginAddress } from '../shared/navigation/return-address.ts';
import { isLoggedIn } from '../shared/session/index.ts';
import { AccountDialogs, type OpenAccountDialog } from '../shell/account-dialogs.ts';
import type AuthDialogs from './auth-dialogs.tsx';

interface Opened {
  Dialogs: React.ComponentType<ComponentProps<typeof AuthDialogs>>;
  step: AuthStep;
  /** Where it leads on to; null for where it leads by itself. */
  returnTo: string | null;
  /** The page it was opened over; on any other it is closed. */
  over: string;
}

/**
 * Lets every page open the account dialogs, whose code comes with the first of them. Who is logged in
 * already goes on to where they lead.
 */
export function AccountDialogsHost({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { prefix, path } = splitLocale(useLocation().pathname);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open: OpenAccountDialog = async (step, returnTo) => {
    if (await isLoggedIn()) {
      return void navigate(returnTo ?? localePath('/dashboard', prefix));
    }
    try {
      const [{ default: Dialogs }] = await Promise.all([
        import('./auth-dialogs.tsx'),
        loadMessagesFor(i18n, ['features/auth', 'shared/person-fields', 'shared/ui', 'fields']),
      ]);
      // The mobile menu would lie over the dialog.
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      setOpened({ Dialogs, step, returnTo: returnTo ?? null, over: path });
    } catch {
      // The page of the same name says what is the matter, or works after all.
      const page = localePath(`/${step}`, prefix);
      location.assign(returnTo === undefined ? page : loginAddress(page, returnTo));
    }
  };
  return (
    <AccountDialogs value={isAuthPath(path) ? undefined : open}>
      {children}
      {opened?.over === path && (
        <opened.Dialogs
          step={opened.step}
          returnTo={opened.returnTo}
          onStep={(step) => setOpened(step && { ...opened, step })}
        />
      )}
    </AccountDialogs>
  );
}
