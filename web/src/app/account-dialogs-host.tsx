import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type AuthStep, isAuthPath } from '../features/auth/flow/auth-step.ts';
import { loadMessagesFor } from '../shared/i18n/load-messages.ts';
import { localePath, splitLocale } from '../shared/i18n/locale-path.ts';
import { type AccountDialog, AccountDialogs } from '../shell/account-dialogs.ts';
import type AuthDialogs from './auth-dialogs.tsx';

interface Opened {
  Dialogs: React.ComponentType<ComponentProps<typeof AuthDialogs>>;
  step: AuthStep;
  /** The page it was opened over; on any other it is closed. */
  over: string;
}

/** Lets every page open the account dialogs, whose code comes with the first of them. */
export function AccountDialogsHost({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { prefix, path } = splitLocale(useLocation().pathname);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async (step: AccountDialog) => {
    try {
      const [{ default: Dialogs }] = await Promise.all([
        import('./auth-dialogs.tsx'),
        loadMessagesFor(i18n, ['features/auth', 'shared/ui', 'fields']),
      ]);
      // The mobile menu would lie over the dialog.
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      setOpened({ Dialogs, step, over: path });
    } catch {
      // The page of the same name says what is the matter, or works after all.
      location.assign(localePath(`/${step}`, prefix));
    }
  };
  return (
    <AccountDialogs value={isAuthPath(path) ? undefined : (step) => void open(step)}>
      {children}
      {opened?.over === path && (
        <opened.Dialogs
          step={opened.step}
          onStep={(step) => setOpened(step && { ...opened, step })}
        />
      )}
    </AccountDialogs>
  );
}
