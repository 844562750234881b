/** The block of a page's document that says what the app, which did not arrive, cannot say. */
export const startupErrorId = 'startup-error';

/** A pre-rendered page has no such block: it goes on working as plain links. */
export function showStartupError(error: unknown): void {
  const notice = document.getElementById(startupErrorId);
  if (notice) notice.hidden = false;
  reportError(error);
}
