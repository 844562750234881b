import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AccountDialogs } from '../shell/account-dialogs.ts';
import { HeaderMenus } from '../shell/header-menus.tsx';
import { renderInApp } from '../testing/in-app.tsx';
import { menus } from './menus.ts';

const loggedIn = { assessment_completed: false };

function show(person: { assessment_completed: boolean } | null) {
  const open = vi.fn(async () => undefined);
  return {
    open,
    shown: renderInApp(
      <AccountDialogs value={open}>
        <nav>
          <HeaderMenus menus={menus} person={person} />
        </nav>
      </AccountDialogs>,
      '/fr/somewhere',
    ),
  };
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const menu = (name: string) => page.getByText(name, { exact: true }).first();

test('a person who is logged in finds the menus of the specification', async () => {
  await show(loggedIn).shown;
  await menu('Assessment').click();
  await expect.element(link('Assessment')).toHaveAttribute('href', '/fr/self-assessment');
  await expect.element(link('Dashboard')).toHaveAttribute('href', '/fr/dashboard');
  await menu('Resources').click();
  await expect.element(link('Overview')).toHaveAttribute('href', '/fr/resources-stratum9');
  await expect.element(link('Chapter resources')).toHaveAttribute('href', '/fr/chapter');
  await expect.element(link('About author')).toHaveAttribute('href', '/fr/about-the-author');
  await menu('Performance library').click();
  await expect
    .element(link('Skill-based definitions'))
    .toHaveAttribute('href', '/fr/performance-based-skills-definitions');
});

test('the assessment is offered only while it is not completed', async () => {
  await show({ assessment_completed: true }).shown;
  await menu('Assessment').click();
  await expect.element(link('Dashboard')).toBeVisible();
  await expect.element(link('Assessment')).not.toBeInTheDocument();
});

test('logged out, the assessment opens the login', async () => {
  const { open, shown } = show(null);
  await shown;
  await link('Assessment').click();
  expect(open).toHaveBeenCalledExactlyOnceWith('login');
});

test('logged out, what needs a login opens it and is where it leads, by a link too', async () => {
  const { open, shown } = show(null);
  await shown;
  await menu('Resources').click();
  await expect.element(link('Overview')).toHaveAttribute('href', '/fr/program-overview');
  const gate = link('Chapter resources');
  await expect.element(gate).toHaveAttribute('href', '/fr/login?return=%2Ffr%2Fchapter');
  await gate.click();
  expect(open).toHaveBeenCalledExactlyOnceWith('login', '/fr/chapter');
  await expect.element(gate).not.toBeInTheDocument();
  await expect.element(page.getByText('Resources', { exact: true })).toHaveFocus();
});
