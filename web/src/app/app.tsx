import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { reportFault } from '../shared/failures/report-errors.ts';
import type { Router } from './router.ts';

/** A page that is not there is no fault of the program. */
function report(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportFault(error);
}

interface AppProps {
  i18n: i18n;
  router: Router;
  /** The page is on the screen and answers. */
  onStarted?: () => void;
}

/** The same tree in the browser and in the prerender. */
export function App({ i18n, router, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} onError={report} />
    </I18nextProvider>
  );
}
