import { clientErrorEndpoints } from '@stratum/contract/endpoints/client-errors';
import { expect, test, vi } from 'vitest';
import { answering } from '../testing/fake-answer.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/in-app.tsx';
import { FailurePage } from './error-pages.tsx';

const { reportClientError } = clientErrorEndpoints;
const server = fakeApi(answering(reportClientError, { received: true }));

test.each(['loader', 'screen'])(
  'where the %s of a page has failed another try needs no reload, and the fault is reported',
  async (place) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let broken: string | null = place;
    const failAt = (here: string) => {
      if (broken === here) throw new Error(`the ${here} is broken`);
    };
    function Page() {
      failAt('screen');
      return <p>The page</p>;
    }
    const loader = () => {
      failAt('loader');
      return null;
    };
    const screen = await renderRoute({
      loader,
      Component: Page,
      ErrorBoundary: FailurePage,
      HydrateFallback: () => null,
    });
    await expect.element(screen.getByRole('heading')).toHaveTextContent('This page did not load.');
    await expect.poll(() => server.sent(reportClientError).length).toBe(1);
    broken = null;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('The page')).toBeVisible();
  },
);
