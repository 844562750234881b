import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import type { Router } from './router.ts';

/** The same tree in the browser and in the prerender. */
export function App({ i18n, router }: { i18n: i18n; router: Router }) {
  return (
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  );
}
