import type { Pack } from '@stratum/content/pack';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { SendMail } from '../../platform/mail/mail-jobs.ts';
import type { OidcProvider } from '../../platform/oidc/provider.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { FindOrganization } from '../organizations/index.ts';
import type { SendCode } from './code-mails.ts';
import type { AuthLimiter } from './limits.ts';
import type { IsInvited } from './sign-up/policy.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: AuthLimiter;
  readonly sendMail: SendMail;
  readonly sendCode: SendCode;
  readonly otpKey: Buffer;
  readonly secrets: Pick<Secrets, 'auditKey'>;
  readonly publicUrl: string;
  readonly pack: Pack;
  readonly findOrganization: FindOrganization;
  readonly isInvited: IsInvited;
  /** Null where the operator has set none. */
  readonly signInProvider: OidcProvider | null;
}

/** The part of a public account call that its rules look at. */
export interface AccountCall<Body extends { email: string }> {
  readonly body: Body;
  readonly network: string;
  readonly userAgent: string;
}
