import { AuthPage } from '../../features/auth/auth-page.tsx';

export default function VerifyPage() {
  return <AuthPage step="verify" />;
}
