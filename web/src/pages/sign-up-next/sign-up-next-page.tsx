import { AuthPage } from '../../features/auth/auth-page.tsx';
import { DetailsForm } from '../../features/auth/forms/details-form.tsx';
import { RequireIdentity } from '../../features/auth/forms/require-identity.tsx';

export default function SignUpNextPage() {
  return (
    <RequireIdentity>
      <AuthPage step="signupnext">
        <DetailsForm />
      </AuthPage>
    </RequireIdentity>
  );
}
