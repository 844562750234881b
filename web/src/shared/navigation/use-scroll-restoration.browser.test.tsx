import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const here = location.href;

afterEach(() => history.replaceState(null, '', here));

function Terms() {
  useScrollRestoration();
  return (
    <>
      <h1 style={{ height: '150vh' }}>Terms</h1>
      <h2 id="end">The end</h2>
      <div style={{ height: '150vh' }} />
    </>
  );
}

test('a fragment typed into the address bar leads to its place, not to the top', async () => {
  const router = createBrowserRouter([{ path: '*', Component: Terms }]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await router.navigate('?page=2');
  location.hash = 'end';
  await expect.element(page.getByRole('heading', { name: 'The end' })).toHaveFocus();
  expect(window.scrollY).toBeGreaterThan(0);
  router.dispose();
});
