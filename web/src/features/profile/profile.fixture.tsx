import type { Profile } from '@stratum/contract/person';
import { apiBase } from '@stratum/contract/route';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { renderInApp } from '../../testing/in-app.tsx';

export const ada = {
  id: 'ada',
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada@example.org',
  image: null,
  assessment_completed: true,
  gender: null,
  birthDate: null,
  phone: '+44 20 7946 0018',
  country: 'GB',
  state: null,
  city: 'London',
  organization: null,
  smsNotification: false,
  locale: 'en',
  timeZone: 'Europe/London',
  role: 'user',
  hasPassword: true,
  deletionDate: null,
  createdAt: '2025-09-01T00:00:00.000Z',
} as unknown as Profile;

type Answer = { status: number; body: unknown } | 'no network' | 'no answer';

export const granting = (data: unknown): Answer => ({
  status: 200,
  body: { success: true, data },
});
export const refusing = (status: number, code: string, message: string, more = {}): Answer => ({
  status,
  body: { success: false, error: { code, message, ...more } },
});

/** What the server says to a call, such as `GET /profile-info`, from now on; and what it was sent. */
export const server: { answers: Map<string, Answer>; sent: { call: string; body: unknown }[] } = {
  answers: new Map(),
  sent: [],
};

/** Each test has a server of its own that answers as told. */
export function useServer(): void {
  beforeEach(() => {
    server.answers = new Map([['GET /profile-info', granting(ada)]]);
    server.sent = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      const { pathname } = new URL(
        address instanceof Request ? address.url : address,
        location.origin,
      );
      const path = pathname.replace(apiBase, '');
      const call = `${init?.method ?? 'GET'} ${path}`;
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      server.sent.push({ call, body });
      const answer = server.answers.get(call) ?? 'no network';
      if (answer === 'no network') throw new TypeError(`no network for ${call}`);
      if (answer === 'no answer') return untilAborted(init?.signal);
      return Response.json(answer.body, { status: answer.status });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

function untilAborted(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Lets the deadline of the next call pass when told. */
export function nextDeadline(): () => void {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  return () => deadline.abort(new DOMException('', 'TimeoutError'));
}

export function show(children: ReactNode) {
  const client = createQueryClient();
  return renderInApp(<QueryClientProvider client={client}>{children}</QueryClientProvider>);
}
