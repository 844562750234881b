import { AuthPage } from '../../features/auth/auth-page.tsx';
import { VerificationForm } from '../../features/auth/forms/verification-form.tsx';

export default function VerifyPage() {
  return (
    <AuthPage step="verify">
      <VerificationForm />
    </AuthPage>
  );
}
