import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { loadMessagesFor } from '../../../shared/i18n/load-messages.ts';
import { ViewBanner } from './view-banner.tsx';
import { readView } from './view-tab.ts';

/** Beside the app, whatever it shows: no page can be without it. */
export async function mountBanner(translations: i18n): Promise<void> {
  const view = readView();
  if (view === null) return;
  await loadMessagesFor(translations, ['features/console/viewing']);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <I18nextProvider i18n={translations}>
      <ViewBanner view={view} />
    </I18nextProvider>,
  );
}
