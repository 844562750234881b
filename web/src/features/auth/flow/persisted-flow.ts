import { type CodePurpose, codePurposeSchema, ticketSchema } from '@stratum/contract/auth';
import { isRecord } from '../../../shared/json/is-record.ts';
import { sameOriginPath } from '../../../shared/navigation/return-address.ts';

/** What outlives a reload of the page, for this tab only. Never a password. */
export interface PersistedFlow {
  readonly verification: Verification | null;
  readonly permit: PasswordResetPermit | null;
  readonly returnTo: string | null;
  /** Of a sign-up: what a reload at its second step would lose. */
  readonly identity: Identity;
}

interface Identity {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export interface Verification {
  readonly email: string;
  readonly purpose: CodePurpose;
  /** Leads to the sign-up begun in this tab; null where the code is asked for without one. */
  readonly ticket: string | null;
  /** When another code may be asked for, in milliseconds since the epoch. */
  readonly resendAt: number;
  /** How long a code works, in seconds; null where no reply has told. */
  readonly expiresIn: number | null;
}

/** The code of forgot-password was right: this sets one new password. */
export interface PasswordResetPermit {
  readonly email: string;
  readonly ticket: string;
}

const key = 'auth_flow';

const noIdentity: Identity = { first_name: '', last_name: '', email: '' };
const nothing: PersistedFlow = {
  verification: null,
  permit: null,
  returnTo: null,
  identity: noIdentity,
};

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage may be blocked, full or written by somebody else; then nothing is kept. */
export function readPersistedFlow(storage: OpenStorage): PersistedFlow {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return {
      verification: verificationIn(kept),
      permit: permitIn(kept),
      returnTo: returnToIn(kept),
      identity: identityIn(kept),
    };
  } catch {
    return nothing;
  }
}

export function persistFlow(storage: OpenStorage, flow: PersistedFlow): void {
  const { verification, permit, returnTo } = flow;
  // Field by field: what is handed in may hold a password besides.
  const { first_name, last_name, email } = flow.identity;
  const identity = { first_name, last_name, email };
  const kept = JSON.stringify({ verification, permit, returnTo, identity });
  const isTyped = Object.values(identity).some((text) => text !== '');
  try {
    if (verification || permit || returnTo || isTyped) storage().setItem(key, kept);
    else storage().removeItem(key);
  } catch {
    // The flow goes on in memory.
  }
}

function verificationIn(kept: unknown): Verification | null {
  if (!isRecord(kept) || !isRecord(kept.verification)) return null;
  const { email, purpose, ticket, resendAt, expiresIn } = kept.verification;
  if (typeof email !== 'string' || typeof resendAt !== 'number') return null;
  return {
    email,
    purpose: codePurposeSchema.safeParse(purpose).data ?? 'verify_email',
    ticket: ticketSchema.safeParse(ticket).data ?? null,
    resendAt,
    expiresIn: typeof expiresIn === 'number' ? expiresIn : null,
  };
}

function identityIn(kept: unknown): Identity {
  if (!isRecord(kept) || !isRecord(kept.identity)) return noIdentity;
  const { first_name, last_name, email } = kept.identity;
  return { first_name: textIn(first_name), last_name: textIn(last_name), email: textIn(email) };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function permitIn(kept: unknown): PasswordResetPermit | null {
  if (!isRecord(kept) || !isRecord(kept.permit)) return null;
  const { email } = kept.permit;
  const { data: ticket } = ticketSchema.safeParse(kept.permit.ticket);
  return typeof email === 'string' && ticket ? { email, ticket } : null;
}

/** Only a path of this site: what another script may have put there leads nowhere else. */
function returnToIn(kept: unknown): string | null {
  if (!isRecord(kept) || typeof kept.returnTo !== 'string') return null;
  return sameOriginPath(kept.returnTo);
}
