import { isTheme, mediaFor, type Theme } from '@stratum/contract/theme';
import { createStore } from 'zustand/vanilla';
import { deletePreference, readPreference, writePreference } from '../cookies/preference-cookie.ts';

/** The server reads it too, and answers a page in the theme it names. */
const cookieName = 'theme';
const channelName = 'theme';

/** What is shown on this page. */
export const shownTheme = createStore<Theme>()(() => 'system');

let otherTabs: BroadcastChannel | undefined;

/** Shows what was chosen before, and follows what is chosen in other tabs. */
export function startTheme(): void {
  showChosen();
  otherTabs = new BroadcastChannel(channelName);
  // The theme itself is sent: another tab's cookie may take a moment to be seen here.
  otherTabs.addEventListener('message', ({ data }) => show(themeIn(data)));
  // What was chosen while this page lay in the browser's history was told to nobody.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showChosen();
  });
}

/** Shows a theme here and in every other tab, and remembers it on this device for a year. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deletePreference(cookieName);
  else writePreference(cookieName, theme);
  show(theme);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTabs?.postMessage(theme);
}

function showChosen(): void {
  show(themeIn(readPreference(cookieName)));
}

/** Whatever is no theme is the device's. */
function themeIn(value: unknown): Theme {
  return isTheme(value) ? value : 'system';
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  document
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  // The document names the light one first.
  const [light, dark] = document.querySelectorAll('meta[name="theme-color"]');
  light?.setAttribute('media', mediaFor('light', theme));
  dark?.setAttribute('media', mediaFor('dark', theme));
  shownTheme.setState(theme, true);
}
