import { AuthPage } from '../../features/auth/auth-page.tsx';

export default function SignUpPage() {
  return <AuthPage step="signup" />;
}
