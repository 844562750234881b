import { useState } from 'react';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusHeadingOnMount } from './use-focus-heading-on-mount.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const tall = <div style={{ height: '300vh' }} />;

function Frame() {
  useScrollRestoration();
  return <Outlet />;
}

function Heading({ children }: { children: string }) {
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** Of two parts, each with its heading, and a way out of the page. */
function Result() {
  const [part, setPart] = useState('First');
  return (
    <>
      <Heading key={part}>{part}</Heading>
      {tall}
      <Link to="/skill">Skill</Link>
      <button type="button" onClick={() => setPart('Second')}>
        Go on
      </button>
    </>
  );
}

const routes = [
  {
    Component: Frame,
    children: [
      { path: '/result', Component: Result },
      { path: '/skill', element: <>{tall}Behaviours</> },
    ],
  },
];

async function leaveAndComeBack() {
  const router = createMemoryRouter(routes, { initialEntries: ['/result'] });
  await render(<RouterProvider router={router} />);
  const link = page.getByRole('link', { name: 'Skill' });
  await expect.element(link).toBeVisible();
  const hasScrolled = new Promise((resolve) => {
    addEventListener('scroll', resolve, { once: true });
  });
  window.scrollTo({ top: 500, behavior: 'instant' });
  await hasScrolled;
  await router.navigate('/skill');
  await expect.element(page.getByText('Behaviours')).toBeVisible();
  expect(window.scrollY).toBe(0);
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: 'First' })).toHaveFocus();
}

beforeEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

test('going back finds the page where it was left', async () => {
  await leaveAndComeBack();
  expect(window.scrollY).toBe(500);
});

test('what replaces the content after that begins at its top', async () => {
  await leaveAndComeBack();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus();
  expect(window.scrollY).toBe(0);
});
