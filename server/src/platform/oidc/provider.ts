import * as oidc from 'openid-client';
import { AppError } from '../http/app-error.ts';
import type { Log } from '../log.ts';

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

/** Whom the provider has signed in. */
export interface OidcIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; null where the provider tells none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly idToken: string;
}

/** An OpenID Connect provider. @throws AppError 503 while it is out of reach */
export interface OidcProvider {
  readonly name: string;
  /** Where to send the browser. */
  begin(locale: string): Promise<{ url: string; checks: OidcChecks }>;
  /** @throws AppError external_refused where the answer is not that of a sign-in begun with `checks` */
  finish(answer: string, checks: OidcChecks): Promise<OidcIdentity>;
  /** Null where the provider has no such page, or does not answer. */
  signOutUrl(idToken: string): Promise<string | null>;
}

/** Seconds to wait for the provider. */
const patience = 10;

export function createOidcProvider(settings: OidcSettings, log: Log): OidcProvider {
  const configuration = rememberedDiscovery(settings, log);
  return {
    name: settings.name,
    async begin(locale) {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
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
      const known = await configuration();
      try {
        return await identityOf(known, answer, checks, settings);
      } catch (cause) {
        log.warn({ err: cause }, 'a sign-in by the provider was refused');
        throw new AppError('external_refused', { cause });
      }
    },
    async signOutUrl(idToken) {
      try {
        const known = await configuration();
        if (known.serverMetadata().end_session_endpoint === undefined) return null;
        return oidc.buildEndSessionUrl(known, {
          id_token_hint: idToken,
          post_logout_redirect_uri: settings.afterSignOut,
        }).href;
      } catch {
        // Signing out here has happened already; the provider's page is a courtesy.
        return null;
      }
    },
  };
}

/** Asks the issuer for its addresses at first use, and again after a failure. */
function rememberedDiscovery({ issuer, clientId, clientSecret }: OidcSettings, log: Log) {
  let asked: Promise<oidc.Configuration> | undefined;
  const server = new URL(issuer);
  const execute = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return async () => {
    asked ??= oidc.discovery(server, clientId, clientSecret, undefined, {
      execute,
      timeout: patience,
    });
    try {
      return await asked;
    } catch (cause) {
      asked = undefined;
      log.error({ err: cause }, 'the sign-in provider is out of reach');
      throw new AppError('something_went_wrong', { status: 503, retryAfter: 10, cause });
    }
  };
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
  // Many providers tell the address and the names only here.
  const person = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const told = { ...claims, ...person };
  const email = typeof told.email === 'string' ? told.email.toLowerCase() : null;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    emailVerified: told.email_verified === true,
    ...namesIn(told),
    idToken: tokens.id_token,
  };
}

/** Names as the provider has them; a whole name is split before its last word. */
function namesIn(told: Readonly<Record<string, unknown>>) {
  const text = (key: string) => {
    const value = told[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const whole = text('name').split(/\s+/);
  return {
    firstName: text('given_name') || whole.slice(0, -1).join(' ') || text('name'),
    lastName: text('family_name') || (whole.length > 1 ? (whole.at(-1) ?? '') : ''),
  };
}
