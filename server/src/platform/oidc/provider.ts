import * as oidc from 'openid-client';
import { AppError } from '../http/app-error.ts';
import type { Log } from '../log.ts';
import { createDiscovery, outOfReach } from './discovery.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people know the provider by. */
  readonly name: string;
  /** Where the provider sends the browser after signing in, and after signing out. */
  readonly redirectUri: string;
  readonly afterSignOut: string;
}

/** What must be remembered between the two halves of a sign-in. */
interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The person the provider has signed in. */
export interface OidcIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; null where the provider returns none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly idToken: string;
}

/** An OpenID Connect provider. @throws AppError 503 while it is out of reach */
export interface OidcProvider {
  readonly name: string;
  /** @returns where to send the browser, and what `finish` checks its answer against */
  begin(locale: string): Promise<{ url: string; checks: OidcChecks }>;
  /** @throws AppError external_refused where the answer is not that of a sign-in begun with `checks` */
  finish(answer: string, checks: OidcChecks): Promise<OidcIdentity>;
  /**
   * Null where the provider has no such page, or its metadata are not known within two seconds.
   */
  signOutUrl(idToken: string): Promise<string | null>;
  /** Fetches the provider's metadata, again until it has them or the signal is aborted. Never rejects. */
  discover(signal: AbortSignal): Promise<void>;
}

/** Milliseconds that a sign-out waits for the issuer's metadata where they are not known yet. */
const signOutTimeout = 2_000;

export function createOidcProvider(settings: OidcSettings, log: Log): OidcProvider {
  const discovery = createDiscovery(settings, log);
  return {
    name: settings.name,
    discover: discovery.askUntilKnown,
    async begin(locale) {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier };
      const url = oidc.buildAuthorizationUrl(await discovery.ask(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
      return { url: url.href, checks };
    },
    async finish(answer, checks) {
      const configuration = await discovery.ask();
      try {
        return await identityOf(configuration, answer, checks, settings);
      } catch (cause) {
        if (isOutOfReach(cause)) throw outOfReach(log, cause);
        log.warn({ err: cause }, 'a sign-in by the provider was refused');
        throw new AppError('external_refused', { cause });
      }
    },
    async signOutUrl(idToken) {
      const configuration = await discovery.askWithin(signOutTimeout);
      if (configuration?.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: settings.afterSignOut,
      }).href;
    },
  };
}

/** Whether the network failed rather than the provider refused. */
function isOutOfReach(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('syscall' in cause || cause.name === 'TimeoutError') return true;
  }
  return false;
}

async function identityOf(
  configuration: oidc.Configuration,
  answer: string,
  { state, nonce, codeVerifier }: OidcChecks,
  { redirectUri }: OidcSettings,
): Promise<OidcIdentity> {
  const returned = new URL(redirectUri);
  returned.search = answer;
  const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('the provider sent no ID token');
  const person = await userInfo(configuration, tokens.access_token, claims.sub);
  // Address and `email_verified` from one set of claims: they may differ between the two.
  const addressed = claims.email === undefined ? person : claims;
  const { email } = addressed;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email.toLowerCase() : null,
    emailVerified: addressed.email_verified === true,
    ...namesIn({ ...claims, ...person }),
    idToken: tokens.id_token,
  };
}

type Claims = Readonly<Record<string, unknown>>;

/** Many providers return address and names only from this endpoint; some have none. */
async function userInfo(
  configuration: oidc.Configuration,
  token: string,
  subject: string,
): Promise<Claims> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return oidc.fetchUserInfo(configuration, token, subject);
}

/** Names as the provider has them; a whole name is split before its last word. */
function namesIn(claims: Claims) {
  const text = (key: string) => {
    const value = claims[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const whole = text('name').split(/\s+/);
  return {
    firstName: text('given_name') || whole.slice(0, -1).join(' ') || text('name'),
    lastName: text('family_name') || (whole.length > 1 ? (whole.at(-1) ?? '') : ''),
  };
}
