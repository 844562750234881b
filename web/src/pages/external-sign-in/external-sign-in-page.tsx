import { useNavigate } from 'react-router';
import { ExternalCallback } from '../../features/auth/external/external-callback.tsx';
import { AuthStepsContext } from '../../features/auth/flow/steps.tsx';

/** The way back from the provider that people may sign in by. */
export default function ExternalSignInPage() {
  const navigate = useNavigate();
  const onDone = (address: string) => void navigate(address, { replace: true });
  return (
    <AuthStepsContext value={{ goToStep: () => undefined, onDone, isDialog: false }}>
      <div className="wrap py-12">
        <ExternalCallback />
      </div>
    </AuthStepsContext>
  );
}
