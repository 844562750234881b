import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { MobileMenu } from '../shell/mobile-menu.tsx';
import { NavItem } from '../shell/nav-item.tsx';
import { App } from './app.tsx';
import { loadMessages } from './messages.ts';
import './styles/app.css';

const menu = (
  <MobileMenu>
    <ul>
      <NavItem to="/dashboard">Dashboard</NavItem>
    </ul>
  </MobileMenu>
);

test('a menu opened before the app has started stays open, and closes with a choice', async () => {
  await page.viewport(390, 844);
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  await i18n.loadNamespaces('shell');
  const app = () => {
    const router = createMemoryRouter([{ path: '*', element: menu }], { initialEntries: ['/en'] });
    return <App i18n={i18n} router={router} />;
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app());
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const link = page.getByText('Dashboard');
  await expect.element(link).toBeVisible();

  const root = hydrateRoot(container, app());
  await expect.poll(() => isHydrated(container)).toBe(true);
  await expect.element(link).toBeVisible();
  await link.click();
  await expect.element(link).not.toBeVisible();
  root.unmount();
  container.remove();
});

/** React names its properties on the elements it has taken over. */
function isHydrated(container: Element): boolean {
  const { firstElementChild } = container;
  return Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__react'));
}
