import errors from '@stratum/contract/messages/errors.en.json';
import fields from '@stratum/contract/messages/fields.en.json';
import { apiBase } from '@stratum/contract/route';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';
import personFields from '../../shared/person-fields/messages.en.json';
import { appStore, freshState } from '../../shared/state/app-store.ts';
import ui from '../../shared/ui/messages.en.json';
import { authForms } from './auth-forms.ts';
import { AuthPage } from './auth-page.tsx';
import { type AuthStep, authSteps } from './flow/auth-step.ts';
import { authDraft, forgetDraft } from './flow/draft.ts';
import type { Verification } from './flow/kept-flow.ts';
import messages from './messages.en.json';

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export const session = {
  accessToken: 'token',
  expiresAt: '2027-01-01T00:00:00Z',
  locale: 'en',
  userData: { id: 'ada', first_name: 'Ada', image: null, assessment_completed: false },
  assignedCategories: ['mentality'],
};
export const granting = (data: unknown): Answer => ({
  status: 200,
  body: { success: true, data },
});
export const granted = granting(session);
export const refused = (status: number, code: keyof typeof errors, more = {}): Answer => ({
  status,
  body: { success: false, error: { code, message: errors[code], ...more } },
});

/** What the server says next, in order, and what it was sent. */
export const server: {
  answers: (Answer | 'no network' | 'no answer')[];
  /** What is there to read, by its address below the API's. */
  reads: Record<string, unknown>;
  sent: unknown[];
} = { answers: [], reads: {}, sent: [] };

/** A call that hangs until its caller gives it up. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function read(url: string): Response {
  const data = server.reads[url.slice(url.indexOf(apiBase) + apiBase.length)];
  const { status, body } = data === undefined ? refused(404, 'not_found') : granting(data);
  return Response.json(body, { status });
}

/** Test files that run beside this one share the browser's cookies. */
function keepCookiesHere(): void {
  const kept = new Map<string, string>();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...kept.values()].join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    const [pair = ''] = cookie.split('; ');
    const [name = ''] = pair.split('=');
    if (cookie.includes('max-age=0')) kept.delete(name);
    else kept.set(name, pair);
  });
}

/** Each test has English messages, a server that answers as told, and nothing left of the one before. */
export function useAuthScreens(): void {
  beforeAll(async () => {
    await createI18n({
      locale: 'en',
      messages: {
        'features/auth': messages,
        'shared/person-fields': personFields,
        'shared/ui': ui,
        fields,
      },
      // i18next waits for a callback where a loader takes fewer than two parameters.
      load: async (_locale, _namespace) => ({}),
    });
  });

  beforeEach(() => {
    server.answers = [];
    server.reads = {};
    server.sent = [];
    keepCookiesHere();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      if (init?.method === 'GET') return read(new Request(address).url);
      if (typeof init?.body === 'string') server.sent.push(JSON.parse(init.body));
      const answer = server.answers.shift() ?? granted;
      if (answer === 'no network') throw new TypeError('no network');
      if (answer === 'no answer') return aborted(init?.signal);
      const { status, headers = {} } = answer;
      return Response.json(answer.body, { status, headers });
    });
  });

  afterEach(() => {
    forgetDraft();
    appStore.setState(freshState, true);
    localStorage.clear();
    vi.restoreAllMocks();
  });
}

/** Each step at an address named like it, besides the routes given. */
export async function openAt(path: string, routes: RouteObject[] = []) {
  const screens = authSteps.map((step) => {
    const Form = authForms[step];
    const element = (
      <AuthPage key={step} step={step}>
        <Suspense>
          <Form />
        </Suspense>
      </AuthPage>
    );
    return { path: `/${step}`, element };
  });
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> };
  const router = createMemoryRouter([...routes, ...screens, elsewhere], {
    initialEntries: [path],
  });
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

export const email = () => page.getByLabelText('E-mail address');
export const password = () => page.getByLabelText('Password', { exact: true });
export const code = () => page.getByLabelText('Six-digit code');
export const heading = (step: AuthStep) =>
  page.getByRole('heading', { name: messages[step].heading, exact: true });
export const ticket = 'x'.repeat(43);
export const codeSent = { email: 'ada@example.org', resendAfter: 30, expiresIn: 600 };

export function awaitCodeAt(address: string, purpose: Verification['purpose'] = 'verify_email') {
  authDraft.setState({
    verification: { email: address, purpose, ticket, resendAt: 0, expiresIn: 600 },
  });
}
