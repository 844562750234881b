import { AuthPage } from '../../features/auth/auth-page.tsx';

export default function LoginPage() {
  return <AuthPage step="login" />;
}
