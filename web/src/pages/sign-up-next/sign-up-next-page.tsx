import { signUpIdentitySchema } from '@stratum/contract/auth';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { authDraft } from '../../features/auth/flow/draft.ts';
import { DetailsForm } from '../../features/auth/forms/details-form.tsx';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';

export default function SignUpNextPage() {
  return (
    <RequireIdentity>
      <AuthPage step="signupnext">
        <DetailsForm />
      </AuthPage>
    </RequireIdentity>
  );
}

/** Step 2 stands on step 1; a reload, which keeps no password, leads back there. */
function RequireIdentity({ children }: { children: ReactNode }) {
  const localPath = useLocalePath();
  const isThere = signUpIdentitySchema.safeParse(authDraft.getState().identity).success;
  useEffect(() => {
    if (!isThere) authDraft.setState({ notice: 'started_over' });
  }, [isThere]);
  if (isThere) return children;
  return (
    <>
      <Navigate to={localPath('/signup')} replace />
      {/* The page of step 1 is on its way: an empty one would pull the footer up meanwhile. */}
      <div className="min-h-svh" />
    </>
  );
}
