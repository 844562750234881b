import { readFileSync } from 'node:fs';

export interface SystemAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The first account in /etc/passwd that fits. */
export function findAccount(fits: (account: SystemAccount) => boolean): SystemAccount | null {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    const account = { name, uid: Number.parseInt(uid, 10), gid: Number.parseInt(gid, 10) };
    if (Number.isInteger(account.uid) && Number.isInteger(account.gid) && fits(account)) {
      return account;
    }
  }
  return null;
}

/** The account's name, or its number where it has none. */
export function nameOf(uid: number): string {
  return findAccount((account) => account.uid === uid)?.name ?? String(uid);
}
