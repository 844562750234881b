import axe from 'axe-core';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createMemoryRouter, type NonIndexRouteObject } from 'react-router';
import { render } from 'vitest-browser-react';
import { App } from '../app/app.tsx';
import { loadMessages } from '../app/messages.ts';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import '../app/styles/app.css';

/** Shows `children` in English on a page of its own, with router, messages and style sheet. */
export function renderInApp(children: ReactNode, at?: string) {
  return renderRoute({ element: <I18nProvider locale="en">{children}</I18nProvider> }, at);
}

/** The same for a page with a path, a loader or an error boundary of its own. */
export async function renderRoute(route: NonIndexRouteObject, at = '/en/somewhere') {
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  await i18n.loadNamespaces(['shell', 'shared/ui', 'shared/charts']);
  const router = createMemoryRouter([{ path: '*', ...route }], { initialEntries: [at] });
  return render(<App i18n={i18n} router={router} />);
}

/** What axe finds wrong with what is on screen; the page's own frame is not asked for. */
export async function accessibilityFaults(): Promise<string[]> {
  await animationsEnded();
  const { violations } = await axe.run(
    // React Aria's announcements stay for seconds, and may name what an earlier test has shown.
    { include: document.body, exclude: '[data-live-announcer]' },
    { rules: { region: { enabled: false } } },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What fades in has its final colours only at the end; what goes round for ever has them already. */
async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
