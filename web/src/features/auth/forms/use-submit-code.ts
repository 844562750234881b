import { authRoutes, type CodePurpose } from '@stratum/contract/auth';
import type { z } from 'zod';
import { callRoute } from '../../../shared/api/route-call.ts';
import { allowPasswordReset } from '../flow/password-reset.ts';
import { useAuthSteps } from '../flow/steps.tsx';
import { useCompleteSignIn } from '../flow/use-complete-sign-in.ts';

type Code = z.output<typeof authRoutes.verifyOtp.body>;
interface Options {
  readonly signal: AbortSignal;
}

/** What the right code opens: the new account, or the way to a new password. */
export function useSubmitCode(purpose: CodePurpose) {
  const { goToStep } = useAuthSteps();
  const completeSignIn = useCompleteSignIn();
  async function verifyEmail(body: Code, { signal }: Options): Promise<void> {
    completeSignIn(await callRoute(authRoutes.verifyOtp, { body }, { signal }), '/self-assessment');
  }
  async function allowReset(body: Code, { signal }: Options): Promise<void> {
    const { email } = body;
    const { ticket } = await callRoute(authRoutes.checkOtp, { body }, { signal });
    allowPasswordReset({ email, ticket });
    goToStep('resetPassword', { replace: true });
  }
  return purpose === 'reset_password' ? allowReset : verifyEmail;
}
