import { AuthPage } from '../../features/auth/auth-page.tsx';
import { LoginForm } from '../../features/auth/forms/login-form.tsx';

export default function LoginPage() {
  return (
    <AuthPage step="login">
      <LoginForm />
    </AuthPage>
  );
}
