import { createMemoryRouter, matchRoutes, Outlet } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { loadMessagesFor } from '../shared/i18n/load-messages.ts';
import { footerLinks } from '../shell/footer-links.ts';
import { HeaderMenus } from '../shell/header-menus.tsx';
import { menus } from '../shell/menus.ts';
import { frameOf, headerRoutes } from '../shell/page-frames.ts';
import { Shell } from '../shell/shell.tsx';
import { addressesOf } from './addresses-of.ts';
import { App } from './app.tsx';
import { loadMessages } from './messages.ts';
import { createRoutes } from './routes.tsx';

const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
const routes = createRoutes({ i18n, readersLocale: () => 'en' });
const leadsSomewhere = (path: string) =>
  matchRoutes(routes, `/en${path}`)?.at(-1)?.route.path !== '*';
const wanted = [
  ...menus.flatMap(({ entries }) => entries.map(({ path }) => path)),
  ...footerLinks.map(({ path }) => path),
];

beforeAll(() => loadMessagesFor(i18n, ['shell']));

test('header and footer offer every address of theirs that leads somewhere, and no other', async () => {
  const frame = (
    <Shell menus={<HeaderMenus person={{ assessment_completed: false }} />} account={null}>
      <Outlet />
    </Shell>
  );
  // The addresses are the product's; what is shown at them does not matter here.
  const known = addressesOf(routes).map((path) => ({
    path: path.slice(1),
    element: <h1>Here</h1>,
  }));
  const home = { index: true, element: <h1>Home</h1> };
  const tree = [{ path: ':locale?', element: frame, children: [home, ...known] }];
  const router = createMemoryRouter(tree, { initialEntries: ['/'] });
  const { container } = await render(<App i18n={i18n} router={router} />);

  const offered = new Set(
    [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  );
  for (const path of wanted) {
    expect({ path, isOffered: offered.has(path) }).toEqual({
      path,
      isOffered: leadsSomewhere(path),
    });
  }
});

test('every address of the product says whether it has a header and a footer', () => {
  const isListed = (path: string) => headerRoutes.includes(path);
  const unlisted = addressesOf(routes).filter((path) => !isListed(path));
  expect(unlisted.filter((path) => !path.startsWith('/dev/'))).toEqual([]);
  expect(frameOf('/dev/kit')).toEqual({ header: true, footer: true });
});
