import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import { createMemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import { App } from '../../app/app.tsx';
import { loadMessages } from '../../app/messages.ts';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';
import OperatorConsolePage from './console-page.tsx';
import '../../app/styles/app.css';

/** The console at an address below `/admin`. */
export async function openConsole(path: string) {
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  await i18n.loadNamespaces(['shell', 'shared/ui', 'features/console']);
  const element = (
    <QueryClientProvider client={createQueryClient()}>
      <I18nProvider locale="en">
        <OperatorConsolePage />
      </I18nProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: ':locale?/admin/*', element }], {
    initialEntries: [`/en/admin${path}`],
  });
  return render(<App i18n={i18n} router={router} />);
}
