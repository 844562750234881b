import { AuthPage } from '../../features/auth/auth-page.tsx';
import { DetailsForm } from '../../features/auth/forms/details-form.tsx';
import { NeedsIdentity } from '../../features/auth/forms/needs-identity.tsx';

export default function SignUpNextPage() {
  return (
    <NeedsIdentity>
      <AuthPage step="signupnext">
        <DetailsForm />
      </AuthPage>
    </NeedsIdentity>
  );
}
