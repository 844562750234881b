import { createMemoryRouter, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { loadMessagesFor } from '../shared/i18n/load-messages.ts';
import { Shell } from '../shell/shell.tsx';
import { App } from './app.tsx';
import { loadMessages } from './messages.ts';

test('main is busy while the next page is on its way', async () => {
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  await loadMessagesFor(i18n, ['shell']);
  let arrive: (value: null) => void = () => undefined;
  const arrival = new Promise<null>((resolve) => {
    arrive = resolve;
  });
  const frame = (
    <Shell menus={null} account={null}>
      <Outlet />
    </Shell>
  );
  const next = { path: '/en/next', loader: () => arrival, element: <h1>Next</h1> };
  const routes = [{ element: frame, children: [{ path: '/en', element: <h1>Now</h1> }, next] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/en'] });
  await render(<App i18n={i18n} router={router} />);
  const main = page.getByRole('main');
  await expect.element(main).not.toHaveAttribute('aria-busy');
  void router.navigate('/en/next');
  await expect.element(main).toHaveAttribute('aria-busy', 'true');
  arrive(null);
  await expect.element(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  await expect.element(main).not.toHaveAttribute('aria-busy');
});
