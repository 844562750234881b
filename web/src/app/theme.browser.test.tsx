import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { chooseTheme, shownTheme, startTheme } from '../shared/theme/theme.ts';
import { ThemeSwitch } from '../shared/theme/theme-switch.tsx';
import { renderInApp } from '../testing/in-app.tsx';
import { App } from './app.tsx';
import { loadMessages } from './messages.ts';

const scheme = () => getComputedStyle(document.documentElement).colorScheme;

afterEach(() => chooseTheme('system'));

test('a choice shows at once, is remembered, and is the one that is marked', async () => {
  await renderInApp(<ThemeSwitch />);
  const option = (name: string) => page.getByRole('radio', { name });
  await expect.element(option('System')).toBeChecked();
  expect(scheme()).toBe('light dark');

  await page.getByText('Dark').click();
  await expect.element(option('Dark')).toBeChecked();
  expect(scheme()).toBe('dark');
  expect(document.cookie).toContain('theme=dark');

  await page.getByText('System').click();
  expect(scheme()).toBe('light dark');
  expect(document.cookie).not.toContain('theme');
});

test('every other tab follows', async () => {
  startTheme();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  new BroadcastChannel('theme').postMessage('light');
  await expect.poll(() => scheme()).toBe('light');
});

test.each(['purple', '%E0%A4%A', '"><script>', ''])('a cookie of %j is none', (rubbish) => {
  document.cookie = `theme=${rubbish}; path=/`;
  startTheme();
  expect(shownTheme.getState()).toBe('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('what is chosen before the app stands is not lost', async () => {
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  await i18n.loadNamespaces('shell');
  const app = () => (
    <App i18n={i18n} router={createMemoryRouter([{ path: '*', element: <ThemeSwitch /> }])} />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app());
  await page.getByText('Light').click();
  const root = hydrateRoot(container, app());
  await expect.poll(() => shownTheme.getState()).toBe('light');
  await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  root.unmount();
  container.remove();
});
