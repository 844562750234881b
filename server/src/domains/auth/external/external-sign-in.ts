import { createHash } from 'node:crypto';
import type { externalSignInRoutes } from '@stratum/contract/external-sign-in';
import { providerEmailSchema, requiredText } from '@stratum/contract/fields';
import type { UserId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import type { Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { newId } from '../../../platform/new-id.ts';
import type { OidcIdentity, OidcProvider } from '../../../platform/oidc/provider.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { openAccount, type UserRow, userByEmail } from '../../accounts/index.ts';
import { scheduleReview } from '../../weekly-review/index.ts';
import type { Deps } from '../deps.ts';
import { openSession, refuseBlocked, sessionReply } from '../sessions/sessions.ts';
import { type IsInvited, requireSignUpAllowed } from '../sign-up/policy.ts';
import { deleteSignUps } from '../sign-up/store.ts';
import { insertExternalSignIn, linkIdentity, takeExternalSignIn, userByIdentity } from './store.ts';

type Begin = Part<typeof externalSignInRoutes.externalSignIn, 'body'>;
type Finish = Part<typeof externalSignInRoutes.externalCallback, 'body'>;

/** @throws AppError not_found where the operator has set no provider */
function providerOf({ signInProvider }: Deps): OidcProvider {
  if (!signInProvider) throw new AppError('not_found');
  return signInProvider;
}

/** Begins a sign-in, tied to the browser by the hash of what only that browser knows. */
export async function beginExternalSignIn(deps: Deps, call: { body: Begin; network: string }) {
  const { db, clock, limiter } = deps;
  const provider = providerOf(deps);
  await limiter.spend('externalByNetwork', call.network);
  const { proofHash, locale, timeZone } = call.body;
  const { url, checks } = await provider.begin(locale);
  const begunAt = clock.now();
  await insertExternalSignIn(db, { proofHash, ...checks, locale, timeZone, begunAt });
  return { url };
}

/**
 * Finishes the sign-in that the same browser has begun. A known identity opens its account; a new
 * one is linked by its address, or opens an account, where the provider has proved the address.
 */
export async function finishExternalSignIn(
  deps: Deps,
  call: { body: Finish; network: string; userAgent: string },
) {
  const { db, clock, limiter } = deps;
  const { network, userAgent } = call;
  const provider = providerOf(deps);
  await limiter.spend('externalByNetwork', network);
  const now = clock.now();
  const proofHash = createHash('sha256').update(call.body.proof).digest('base64url');
  const begun = await takeExternalSignIn(db, proofHash, now);
  if (!begun) throw new AppError('external_refused');
  const identity = await provider.finish(call.body.answer, begun);
  if (!isStorable(identity.subject)) throw new AppError('external_refused');
  const opened = await inTransaction(db, async (tx) => {
    const user =
      (await userByIdentity(tx, identity)) ??
      (await userByAddress(tx, identity, { ...begun, now, isInvited: deps.isInvited }));
    refuseBlocked(user);
    const externalIdToken = identity.idToken;
    const session = await openSession(tx, {
      userId: user.id,
      userAgent,
      network,
      now,
      externalIdToken,
    });
    return { user, session };
  });
  return sessionReply(deps, opened.user, opened.session);
}

/** PostgreSQL stores no NUL and no lone surrogate, and indexes no text of any length. */
function isStorable(subject: string): boolean {
  return requiredText(255).safeParse(subject).success;
}

interface SignInContext extends Pick<UserRow, 'locale' | 'timeZone'> {
  readonly isInvited: IsInvited;
  readonly now: Date;
}

/** @throws AppError external_unverified where the provider has not proved the address */
async function userByAddress(
  tx: Transaction,
  identity: OidcIdentity,
  context: SignInContext,
): Promise<UserRow> {
  const email = providerEmailSchema.safeParse(identity.email).data;
  if (email === undefined || !identity.emailVerified) throw new AppError('external_unverified');
  const known = await userByEmail(tx, email);
  if (!known) await requireSignUpAllowed(tx, context.isInvited, { email, hasOrgcode: false });
  const user =
    known ?? (await openNewAccount(tx, identity, email, context)) ?? (await userByEmail(tx, email));
  if (!user) throw new AppError('external_refused');
  await linkIdentity(tx, identity, user.id, context.now);
  return user;
}

/** Opens an account without a password. @returns null where the address has one already */
async function openNewAccount(
  tx: Transaction,
  identity: OidcIdentity,
  email: string,
  { locale, timeZone, now }: SignInContext,
): Promise<UserRow | null> {
  const user = await openAccount(tx, {
    id: newId<UserId>(),
    email,
    passwordHash: null,
    firstName: nameFrom(identity.firstName) ?? email.split('@')[0] ?? email,
    lastName: nameFrom(identity.lastName) ?? '–',
    smsNotification: false,
    locale,
    timeZone,
    role: 'user',
    createdAt: now,
  });
  if (!user) return null;
  await deleteSignUps(tx, email);
  await scheduleReview(tx, { userId: user.id, timeZone }, now);
  return user;
}

function nameFrom(claim: string): string | null {
  return requiredText(60).safeParse(claim.slice(0, 60)).data ?? null;
}
