import type { SessionReply } from '@stratum/contract/auth';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { externalSignInEndpoints } from '@stratum/contract/endpoints/external-sign-in';
import { userIdSchema } from '@stratum/contract/ids';
import fields from '@stratum/contract/messages/fields.en.json';
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
import { appStore, initialState } from '../../shared/state/app-store.ts';
import ui from '../../shared/ui/messages.en.json';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
// A virtual list shows no rows without its style sheet.
import '../../testing/in-app.tsx';
import { authForms } from './auth-forms.ts';
import { AuthPage } from './auth-page.tsx';
import { type AuthStep, authSteps } from './flow/auth-step.ts';
import { authDraft, resetDraft } from './flow/draft.ts';
import type { Verification } from './flow/persisted-flow.ts';
import messages from './messages.en.json';

const { signIn, userExists, verifyOtp } = authEndpoints;

export const session: SessionReply = {
  accessToken: 'token',
  expiresAt: '2027-01-01T00:00:00Z',
  locale: 'en',
  userData: {
    id: userIdSchema.parse('01990000-0000-7000-8000-000000000001'),
    first_name: 'Ada',
    image: null,
    assessment_completed: false,
  },
  assignedCategories: ['mentality'],
};

/** Lets everybody in, by a password or a code, and knows no provider. */
export const server = fakeApi(
  answering(externalSignInEndpoints.externalProvider, { name: null }),
  answering(userExists, { exists: false }),
  answering(signIn, session),
  answering(verifyOtp, session),
);

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

/** Each test has English messages, and nothing left of the one before. */
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

  beforeEach(keepCookiesHere);

  afterEach(() => {
    resetDraft();
    appStore.setState(initialState, true);
    localStorage.clear();
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
