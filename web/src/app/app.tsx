import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { Addresses } from '../shell/addresses.ts';
import { addressesOf } from './addresses-of.ts';
import type { Router } from './router-ready.ts';

/** The same tree in the browser and in the prerender. */
export function App({ i18n, router }: { i18n: i18n; router: Router }) {
  const addresses = useMemo(() => new Set(addressesOf(router.routes)), [router]);
  return (
    <I18nextProvider i18n={i18n}>
      <Addresses value={addresses}>
        <RouterProvider router={router} />
      </Addresses>
    </I18nextProvider>
  );
}
