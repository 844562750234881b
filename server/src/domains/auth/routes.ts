import { authRoutes } from '@stratum/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { createPost } from '../../platform/mail/post.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { authLimits } from './limits.ts';
import type { AssessmentStanding, Needs } from './needs.ts';
import { signIn, userExists } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { deleteSession } from './store.ts';
import { resendOtp, verifyOtp } from './verification.ts';

interface AuthPorts {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly assessmentStanding: AssessmentStanding;
}

export function installAuth(api: FastifyInstance, bindPorts: BindPorts, ports: AuthPorts): void {
  const needs = needsOf(ports);
  bind(api, bindPorts, authRoutes, {
    signUp: (call) => signUp(needs, call),
    verifyOtp: (call) => verifyOtp(needs, call),
    resendOtp: (call) => resendOtp(needs, call),
    signIn: (call) => signIn(needs, call),
    userExists: (call) => userExists(needs, call),
    deleteSession: async ({ caller }) => {
      await deleteSession(needs.db, caller.sessionId);
      return { ended: true as const };
    },
  });
  api.addHook('onClose', () => needs.post.settled());
}

function needsOf(ports: AuthPorts): Needs {
  const { clock, database, publicUrl, assessmentStanding } = ports;
  return {
    db: database.db,
    clock,
    limiter: createLimiter(database.pool, authLimits),
    post: createPost(ports.mailer, ports.log),
    otpKey: ports.secrets.otpKey,
    publicUrl,
    assessmentStanding,
  };
}
