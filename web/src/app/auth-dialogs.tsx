import type { ComponentProps } from 'react';
import { AuthDialog } from '../features/auth/auth-dialog.tsx';
import { Providers } from './providers.tsx';

/** The account dialogs with all that they stand on; public pages load it on the first opening. */
export default function AuthDialogs(props: ComponentProps<typeof AuthDialog>) {
  return (
    <Providers>
      <AuthDialog {...props} />
    </Providers>
  );
}
