import { limits } from '@stratum/contract/limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults, renderInApp } from '../testing/in-app.tsx';
import { signalPage } from './page-signals.ts';
import { Shell } from './shell.tsx';
import { SignedInAccount, SignedInMenus } from './signed-in.tsx';
import { SignedOutAccount, SignedOutMenus } from './signed-out.tsx';

const transparent = 'rgba(0, 0, 0, 0)';

beforeAll(signalPage);
beforeEach(() => window.scrollTo(0, 0));

const tallPage = (
  <Shell menus={<SignedOutMenus />} account={<SignedOutAccount />}>
    <h1 className="min-h-hero">Stratum</h1>
    <div className="min-h-hero" />
  </Shell>
);

test('the header of the home page turns solid after 15 px of scroll, and clear again', async () => {
  const screen = await renderInApp(tallPage, '/en');
  const header = () => getComputedStyle(screen.getByRole('banner').element()).backgroundColor;
  expect(header()).toBe(transparent);

  window.scrollTo({ top: limits.headerSolidAfter, behavior: 'instant' });
  await expect.poll(() => window.scrollY).toBe(limits.headerSolidAfter);
  expect(header()).toBe(transparent);

  window.scrollTo({ top: limits.headerSolidAfter + 1, behavior: 'instant' });
  await expect.poll(header).toBe('rgb(255, 255, 255)');

  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(header).toBe(transparent);
});

test('elsewhere the header is solid from the start', async () => {
  const screen = await renderInApp(tallPage, '/en/dashboard');
  const header = screen.getByRole('banner').element();
  expect(getComputedStyle(header).backgroundColor).toBe('rgb(255, 255, 255)');
});

test('the footer keeps its place hidden and appears by itself', async () => {
  const screen = await renderInApp(tallPage, '/en');
  await expect.element(screen.getByRole('contentinfo')).toBeVisible();
});

test('links stay in the language of the address, and the switch leads to the same page', async () => {
  const screen = await renderInApp(tallPage, '/de/dashboard?tab=line');
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('Log in')).toHaveAttribute('href', '/de/login');
  await expect.element(link('Français')).toHaveAttribute('href', '/fr/dashboard?tab=line');
});

test('the menus of a signed-in person open, close on Escape, and axe finds no fault', async () => {
  const screen = await renderInApp(
    <Shell
      menus={<SignedInMenus assessmentCompleted={false} />}
      account={<SignedInAccount firstName="Ada" onLogOut={() => undefined} />}
    >
      <h1>Dashboard</h1>
    </Shell>,
  );
  const menu = screen.getByText('Ada');
  await menu.click();
  await expect.element(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Log out')).not.toBeVisible();
});
