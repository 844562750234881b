import { authRoutes, type CodePurpose } from '@stratum/contract/auth';
import type { z } from 'zod';
import { callRoute } from '../../../shared/api/route-call.ts';
import { permitPassword } from '../flow/new-password.ts';
import { useAuthSteps } from '../flow/steps.tsx';
import { useEnter } from '../flow/use-enter.ts';

type Code = z.output<typeof authRoutes.verifyOtp.body>;
interface Options {
  readonly signal: AbortSignal;
}

/** What the right code opens: the new account, or the way to a new password. */
export function useEnterCode(purpose: CodePurpose) {
  const { go } = useAuthSteps();
  const enter = useEnter();
  async function proveAddress(body: Code, { signal }: Options): Promise<void> {
    enter(await callRoute(authRoutes.verifyOtp, { body }, { signal }), '/self-assessment');
  }
  async function openReset(body: Code, { signal }: Options): Promise<void> {
    const { email } = body;
    const { ticket } = await callRoute(authRoutes.checkOtp, { body }, { signal });
    permitPassword({ email, ticket });
    go('resetPassword', { replace: true });
  }
  return purpose === 'reset_password' ? openReset : proveAddress;
}
