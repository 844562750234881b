import { authRoutes } from '@stratum/contract/auth';
import type { SentPart } from '@stratum/contract/route';
import type { Mail } from '../src/platform/mail/mail.ts';
import { callRoute, dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';

type SignUp = SentPart<typeof authRoutes.signUp, 'body'>;

let count = 0;

/** What a person without an account enters at sign-up. */
export function newcomer(overrides: Partial<SignUp> = {}): SignUp {
  const email = `newcomer-${++count}@example.org`;
  return { first_name: 'Nora', last_name: 'New', email, password: 'Lantern-9x', ...overrides };
}

/** Signs up and gives the ticket that was handed out and the code that was mailed. */
export async function registerFor(on: TestApp, person: SignUp) {
  const before = (await on.mail.allTo(person.email)).length;
  const { ticket } = dataOf(await callRoute(on.app, null, authRoutes.signUp, { body: person }));
  const otp = codeIn(await on.mail.nthTo(person.email, before + 1));
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
