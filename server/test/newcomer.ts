import { authRoutes } from '@stratum/contract/auth';
import type { SentPart } from '@stratum/contract/route';
import type { Mail } from '../src/platform/mail/mail.ts';
import { callRoute, dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';
import type { KeptMail } from './kept-mail.ts';

type SignUp = SentPart<typeof authRoutes.signUp, 'body'>;

let count = 0;

/** What somebody without an account types at sign-up. */
export function newcomer(overrides: Partial<SignUp> = {}): SignUp {
  const email = `newcomer-${++count}@example.org`;
  return { first_name: 'Nora', last_name: 'New', email, password: 'Lantern-9x', ...overrides };
}

/** Signs up and gives the ticket that was handed out and the code that was mailed. */
export async function registerFor(on: TestApp, person: SignUp) {
  const before = mailsTo(on.mail, person.email).length;
  const { ticket } = dataOf(await callRoute(on.app, null, authRoutes.signUp, { body: person }));
  const otp = codeIn(await nthMailTo(on.mail, person.email, before + 1));
  return { ticket, otp };
}

/** Signs up and gives the code that was mailed. */
export async function signUpFor(on: TestApp, person: SignUp): Promise<string> {
  return (await registerFor(on, person)).otp;
}

/** The code of a mail, which stands alone on its line. */
export function codeIn({ text }: Pick<Mail, 'text'>): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (!code) throw new Error(`no code in the mail: ${text}`);
  return code;
}

/** A code of the right shape that is not the given one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export function mailsTo({ sent }: KeptMail, address: string): Mail[] {
  return sent.filter(({ to }) => to === address);
}

/** The mails to an address once nothing is on its way any more. */
export function allMailsTo({ mail }: TestApp, address: string): Promise<Mail[]> {
  return mail.allTo(address);
}

/** The mail of that number to an address. */
export async function nthMailTo(mail: KeptMail, address: string, number: number): Promise<Mail> {
  const found = (await mail.allTo(address))[number - 1];
  if (!found) throw new Error(`${address} has had fewer than ${number} mails`);
  return found;
}
