import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { SessionReply } from '@stratum/contract/auth';
import { apiBase } from '@stratum/contract/route';
import { codeFor } from './mail.ts';

/** Whom the demo's start tells to sign in as. */
export const ada = { first_name: 'Ada', email: 'ada@example.org', password: 'Stratum-9' };

/** The administrator of the demo. */
export const bruno = { first_name: 'Bruno', email: 'bruno@example.org', password: 'Stratum-9' };

/** Somebody the product has never heard of. */
export function newcomer(first_name = 'Noor') {
  const email = `noor-${randomUUID()}@example.org`;
  return { first_name, last_name: 'Ångström', email, password: 'Lantern-9x' };
}

export type Newcomer = ReturnType<typeof newcomer>;

/** A newcomer who has signed up and proved the address, without a browser. */
export async function verifiedNewcomer(request: APIRequestContext, first_name?: string) {
  const person = newcomer(first_name);
  const { email } = person;
  await call(request, 'post', '/auth/sign-up', { data: person });
  const otp = await codeFor(request, email);
  const session: SessionReply = await call(request, 'post', '/auth/verify-otp', {
    data: { email, otp },
  });
  return { ...person, token: session.accessToken };
}

/** A session of somebody who has an account. */
export async function sessionOf(request: APIRequestContext, person: typeof ada): Promise<string> {
  const { email, password } = person;
  const data = { email, password };
  const session: SessionReply = await call(request, 'post', '/auth/sign-in', { data });
  return session.accessToken;
}

/** One call as the app makes it. @throws when it is refused */
export async function call<Reply>(
  request: APIRequestContext,
  method: 'get' | 'post' | 'put',
  path: string,
  sent: { token?: string; data?: unknown } = {},
): Promise<Reply> {
  const headers = sent.token ? { authorization: `Bearer ${sent.token}` } : {};
  const answer = await request[method](apiBase + path, { headers, data: sent.data });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
  return JSON.parse(text).data;
}
