import type { Pack } from '@stratum/content/pack';
import { authRoutes } from '@stratum/contract/auth';
import { emailChangeRoutes } from '@stratum/contract/email-change';
import { externalSignInRoutes } from '@stratum/contract/external-sign-in';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import type { OidcProvider } from '../../platform/oidc/provider.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { FindOrganization } from '../organizations/index.ts';
import { createSendCode } from './code-mails.ts';
import type { Deps } from './deps.ts';
import { changeEmail } from './email/change-email.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { beginExternalSignIn, finishExternalSignIn } from './external/external-sign-in.ts';
import { authJobs } from './jobs.ts';
import type { AuthLimiter } from './limits.ts';
import { checkOtp, forgotPassword, resendResetCode, resetPassword } from './password/reset.ts';
import { updatePassword } from './password/update-password.ts';
import { authPersonalData } from './personal-data.ts';
import {
  endOneSession,
  endOtherSessions,
  endThisSession,
  listSessions,
  sessionAsOwner,
} from './sessions/sessions.ts';
import { signIn, userExists } from './sign-in/sign-in.ts';
import type { IsInvited } from './sign-up/policy.ts';
import { signUp } from './sign-up/sign-up.ts';
import { resendSignUpCode } from './sign-up/sign-up-code.ts';
import { verifyOtp } from './sign-up/verify-otp.ts';

interface AuthDeps {
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly limiter: AuthLimiter;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly pack: Pack;
  readonly findOrganization: FindOrganization;
  readonly isInvited: IsInvited;
  readonly signInProvider: OidcProvider | null;
}

export function authDomain(given: AuthDeps) {
  const deps = depsOf(given);
  const { db, signInProvider } = deps;
  return {
    name: 'auth',
    routes: implement(
      { ...authRoutes, ...externalSignInRoutes, ...emailChangeRoutes },
      {
        signUp: (call) => signUp(deps, call),
        verifyOtp: (call) => verifyOtp(deps, call),
        resendOtp: (call) =>
          call.body.purpose === 'reset_password'
            ? resendResetCode(deps, call)
            : resendSignUpCode(deps, call),
        signIn: (call) => signIn(deps, call),
        userExists: (call) => userExists(deps, call),
        deleteSession: ({ caller }) => endThisSession(deps, caller),
        forgotPassword: (call) => forgotPassword(deps, call),
        checkOtp: (call) => checkOtp(deps, call),
        resetPassword: (call) => resetPassword(deps, call),
        updatePassword: ({ caller, body }) => updatePassword(deps, caller, body),
        sessions: ({ caller }) => listSessions(deps, caller),
        endSession: async ({ open }) => endOneSession(deps, await open.session(db)),
        endOtherSessions: ({ caller }) => endOtherSessions(deps, caller),
        externalProvider: async () => ({ name: signInProvider?.name ?? null }),
        externalSignIn: (call) => beginExternalSignIn(deps, call),
        externalCallback: (call) => finishExternalSignIn(deps, call),
        changeEmail: (call) => changeEmail(deps, call),
        confirmEmail: (call) => confirmEmail(deps, call),
      },
      { session: sessionAsOwner },
    ),
    jobs: authJobs({ ...deps, mailer: given.mailer }),
    personalData: authPersonalData,
  } satisfies Domain;
}

function depsOf({ database, secrets, jobs, ...given }: AuthDeps): Deps {
  const { otpKey } = secrets;
  return {
    ...given,
    db: database.db,
    otpKey,
    secrets,
    sendMail: createSendMail(jobs),
    sendCode: createSendCode(jobs, otpKey),
  };
}
