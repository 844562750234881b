import { type ComponentProps, useEffect } from 'react';
import { AuthDialog } from '../features/auth/auth-dialog.tsx';
import { authDraft } from '../features/auth/flow/draft.ts';
import { Providers } from './providers.tsx';

interface AuthDialogsProps extends ComponentProps<typeof AuthDialog> {
  returnTo: string | null;
}

/** The account dialogs with all that they stand on; public pages load it on the first opening. */
export default function AuthDialogs({ returnTo, ...dialog }: AuthDialogsProps) {
  useEffect(() => authDraft.setState({ returnTo }), [returnTo]);
  return (
    <Providers>
      <AuthDialog {...dialog} />
    </Providers>
  );
}
