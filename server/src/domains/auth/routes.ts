import { authRoutes } from '@stratum/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { createPost } from '../../platform/mail/post.ts';
import type { OidcProvider } from '../../platform/oidc/provider.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { FindOrganization } from '../organizations/index.ts';
import { installExternalSignIn } from './external/routes.ts';
import { checkOtp, forgotPassword } from './forgot-password.ts';
import { createAuthLimiter } from './limits.ts';
import type { AssessmentStanding, Needs } from './needs.ts';
import { resetPassword } from './reset-password.ts';
import { endOneSession, endOtherSessions, endThisSession, listSessions } from './sessions.ts';
import { signIn, userExists } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updatePassword } from './update-password.ts';
import { resendOtp, verifyOtp } from './verification.ts';

interface AuthPorts {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly assessmentStanding: AssessmentStanding;
  readonly findOrganization: FindOrganization;
  readonly signInProvider: OidcProvider | null;
}

export function installAuth(api: FastifyInstance, bindPorts: BindPorts, ports: AuthPorts): void {
  const needs = needsOf(ports);
  bind(api, bindPorts, authRoutes, {
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
    endSession: ({ caller, params }) => endOneSession(needs, caller, params.sessionId),
    endOtherSessions: ({ caller }) => endOtherSessions(needs, caller),
  });
  installExternalSignIn(api, bindPorts, needs, ports.signInProvider);
  api.addHook('onClose', () => needs.post.settled());
}

function needsOf(ports: AuthPorts): Needs {
  const { clock, database, publicUrl, assessmentStanding, findOrganization, signInProvider } =
    ports;
  return {
    db: database.db,
    clock,
    limiter: createAuthLimiter(database.pool),
    post: createPost(ports.mailer, ports.log),
    otpKey: ports.secrets.otpKey,
    publicUrl,
    assessmentStanding,
    findOrganization,
    externalSignOut: ({ externalIdToken }) =>
      externalIdToken === null ? null : (signInProvider?.signOutUrl(externalIdToken) ?? null),
  };
}
