import type { SignUpPolicy } from '@stratum/contract/console/sign-up-words';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requireVersion } from '../../../platform/same-version.ts';
import { signUpRule } from '../tables.ts';

export interface SignUpRule {
  readonly policy: SignUpPolicy;
  readonly version: number;
}

const open: SignUpRule = { policy: 'everybody', version: 1 };

export async function readSignUpRule(tx: Queryable): Promise<SignUpRule> {
  const [row] = await tx.select().from(signUpRule);
  return row ? { policy: row.policy, version: row.version } : open;
}

/** @throws AppError conflict where it was changed since */
export async function changeSignUpRule(
  tx: Transaction,
  { policy, version }: SignUpRule,
): Promise<SignUpRule> {
  // One change after the other, also where there is no row to lock yet.
  await tx.insert(signUpRule).values(open).onConflictDoNothing();
  const [row] = await tx.select().from(signUpRule).for('update');
  requireVersion(row?.version ?? open.version, version);
  const changed = { policy, version: version + 1 };
  await tx.update(signUpRule).set(changed);
  return changed;
}

/** Tells whether an address was invited, by a group or an organization. */
export type IsInvited = (tx: Queryable, email: string) => Promise<boolean>;

interface Newcomer {
  readonly email: string;
  readonly hasOrgcode: boolean;
}

/** @throws AppError invitation_needed, or invalid_input at the code that is missing */
export async function requireSignUpAllowed(
  tx: Queryable,
  isInvited: IsInvited,
  { email, hasOrgcode }: Newcomer,
): Promise<void> {
  const { policy } = await readSignUpRule(tx);
  if (policy === 'everybody' || (policy === 'orgcode' && hasOrgcode)) return;
  // An invitation opens the door wherever a code would.
  if (await isInvited(tx, email)) return;
  if (policy === 'invitation') throw new AppError('invitation_needed');
  throw new AppError('invalid_input', { fields: new Map([['orgcode', { key: 'required' }]]) });
}
