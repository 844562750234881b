import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** The themes of the system that a page is shown in; `contrast` ones override a page's colours. */
export const systemThemes = ['light', 'dark', 'contrast light', 'contrast dark'] as const;

/** Shows the page as in this theme of the system. */
export async function emulateTheme(theme: (typeof systemThemes)[number]): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: theme.endsWith('dark') ? 'dark' : 'light' },
    { name: 'forced-colors', value: theme.startsWith('contrast') ? 'active' : 'none' },
  ];
  const session: CDPSession = cdp();
  await session.send('Emulation.setEmulatedMedia', { features });
}
