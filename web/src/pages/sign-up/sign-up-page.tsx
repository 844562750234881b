import { AuthPage } from '../../features/auth/auth-page.tsx';
import { IdentityForm } from '../../features/auth/forms/identity-form.tsx';

export default function SignUpPage() {
  return (
    <AuthPage step="signup">
      <IdentityForm />
    </AuthPage>
  );
}
