import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { renderRoute } from '../../testing/in-app.tsx';
import OperatorConsolePage from './console-page.tsx';

/** The console at an address below `/admin`. */
export function openConsole(path: string) {
  const element = (
    <QueryClientProvider client={createQueryClient()}>
      <I18nProvider locale="en">
        <OperatorConsolePage />
      </I18nProvider>
    </QueryClientProvider>
  );
  return renderRoute({ path: ':locale?/admin/*', element }, `/en/admin${path}`);
}
