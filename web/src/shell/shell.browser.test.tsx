import { limits } from '@stratum/contract/limits';
import { Link } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults, renderInApp } from '../testing/in-app.tsx';
import { HeaderMenus, type Menu } from './header-menus.tsx';
import { NavItem } from './nav-item.tsx';
import { NavMenu } from './nav-menu.tsx';
import { signalPage } from './page-signals.ts';
import { Shell } from './shell.tsx';
import { SignedInAccount } from './signed-in-account.tsx';
import { SignedOutAccount } from './signed-out-account.tsx';

const transparent = 'rgba(0, 0, 0, 0)';
const dashboard = { path: '/dashboard', access: 'signed-in' };
const menus: Menu[] = [{ name: 'assessment', entries: [{ name: 'dashboard', page: dashboard }] }];

beforeAll(signalPage);
beforeEach(() => window.scrollTo(0, 0));

const tallPage = (
  <Shell menus={<HeaderMenus menus={menus} person={null} />} account={<SignedOutAccount />}>
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

test('the footer keeps its place hidden, and appears in it once the page has settled', async () => {
  document.documentElement.removeAttribute('data-settled');
  const screen = await renderInApp(tallPage, '/en');
  const footer = screen.getByText(/^©/).element().closest('footer');
  if (!footer) throw new Error('There is no footer');
  expect(getComputedStyle(footer).visibility).toBe('hidden');
  const { top, height } = footer.getBoundingClientRect();
  expect(height).toBeGreaterThan(0);

  signalPage();
  await expect.element(screen.getByRole('contentinfo')).toBeVisible();
  expect(footer.getBoundingClientRect()).toMatchObject({ top, height });
});

test('a page of questions has a header and no footer', async () => {
  const screen = await renderInApp(
    <Shell frame="header" menus={null} account={null}>
      <h1>Question 1</h1>
    </Shell>,
  );
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await expect.element(screen.getByText(/^©/)).not.toBeInTheDocument();
});

test('links stay in the language of the address, and the switch leads to the same page', async () => {
  const screen = await renderInApp(tallPage, '/de/dashboard?tab=line');
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('Login')).toHaveAttribute('href', '/de/login');
  await expect.element(link('Français')).toHaveAttribute('href', '/fr/dashboard?tab=line');
});

test('links to other sites say that they open elsewhere', async () => {
  const screen = await renderInApp(tallPage, '/en');
  const link = screen.getByRole('link', { name: 'App Store (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});

test('the person’s own menu opens, closes on Escape, and axe finds no fault', async () => {
  const screen = await renderInApp(
    <Shell
      menus={<HeaderMenus menus={menus} person={{ assessment_completed: false }} />}
      account={
        <SignedInAccount
          firstName="Ada"
          profile={{ path: '/profile' }}
          orders={{ path: '/order-tracking' }}
          onLogOut={() => undefined}
        />
      }
    >
      <h1>Dashboard</h1>
    </Shell>,
  );
  const menu = screen.getByText('Ada');
  await menu.click();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Logout')).not.toBeVisible();
});

test('a link to a place in the page leads the reader there, not the view alone', async () => {
  const screen = await renderInApp(
    <Shell menus={null} account={null}>
      <h1>Terms</h1>
      <Link to={{ hash: 'end' }}>To the end</Link>
      <div className="min-h-hero" />
      <section id="end">The end</section>
    </Shell>,
    '/en/terms',
  );
  await screen.getByRole('link', { name: 'To the end' }).click();
  await expect.element(screen.getByText('The end', { exact: true })).toHaveFocus();
});

test('the longest entry of a menu stays in one line', async () => {
  const screen = await renderInApp(
    <div className="flex">
      <NavMenu label="Ada" look="pill">
        <NavItem to="/short">Profil</NavItem>
        <NavItem to="/long">Ressources pour chaque chapitre</NavItem>
      </NavMenu>
    </div>,
  );
  await screen.getByText('Ada').click();
  const [short, long] = screen.getByRole('listitem').elements();
  expect(long?.clientHeight).toBe(short?.clientHeight);
});
