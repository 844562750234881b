import { authRoutes } from '@stratum/contract/auth';
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
import { sessionAsOwner } from './access.ts';
import { authPart } from './account-part.ts';
import { createSendCode } from './code-mails.ts';
import { externalHandlers } from './external/handlers.ts';
import { checkOtp, forgotPassword } from './forgot-password.ts';
import { authJobs } from './jobs.ts';
import { createAuthLimiter } from './limits.ts';
import type { AssessmentStanding, Needs } from './needs.ts';
import { resetPassword } from './reset-password.ts';
import { endOneSession, endOtherSessions, endThisSession, listSessions } from './sessions.ts';
import { signIn, userExists } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updatePassword } from './update-password.ts';
import { resendOtp, verifyOtp } from './verification.ts';

interface AuthPorts {
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly assessmentStanding: AssessmentStanding;
  readonly findOrganization: FindOrganization;
  readonly signInProvider: OidcProvider | null;
}

export function authDomain(ports: AuthPorts) {
  const needs = needsOf(ports);
  const { db } = needs;
  return {
    name: 'auth',
    routes: implement(
      { ...authRoutes, ...externalSignInRoutes },
      {
        signUp: (call) => signUp(needs, call),
        verifyOtp: (call) => verifyOtp(needs, call),
        resendOtp: (call) => resendOtp(needs, call),
        signIn: (call) => signIn(needs, call),
        userExists: (call) => userExists(needs, call),
        deleteSession: ({ caller }) => endThisSession(needs, caller),
        forgotPassword: (call) => forgotPassword(needs, call),
        checkOtp: (call) => checkOtp(needs, call),
        resetPassword: (call) => resetPassword(needs, call),
        updatePassword: ({ caller, body }) => updatePassword(needs, caller, body),
        sessions: ({ caller }) => listSessions(needs, caller),
        endSession: async ({ open }) => endOneSession(needs, await open.session(db)),
        endOtherSessions: ({ caller }) => endOtherSessions(needs, caller),
        ...externalHandlers(needs, ports.signInProvider),
      },
      { session: sessionAsOwner },
    ),
    jobs: authJobs({ ...needs, mailer: ports.mailer }),
    personalData: authPart,
  } satisfies Domain;
}

function needsOf(ports: AuthPorts): Needs {
  const { clock, database, jobs, publicUrl, signInProvider } = ports;
  const { assessmentStanding, findOrganization } = ports;
  const { otpKey } = ports.secrets;
  return {
    db: database.db,
    clock,
    limiter: createAuthLimiter(database.pool),
    sendMail: createSendMail(jobs),
    sendCode: createSendCode(jobs, otpKey),
    otpKey,
    publicUrl,
    assessmentStanding,
    findOrganization,
    externalSignOut: async ({ externalIdToken }) =>
      externalIdToken === null
        ? null
        : ((await signInProvider?.signOutUrl(externalIdToken)) ?? null),
  };
}
