/** The block of a page's document that says that a press waits for the app. */
export const waitingId = 'waiting';

let held: HTMLElement | null = null;

/**
 * Beside a form that stands there before the app, a press waits for it, and the last one is done then.
 * So is Enter in a field, which the browser turns into a click on the button that sends.
 */
export function holdPresses(): void {
  addEventListener('click', hold, true);
}

/** The app is there, or does not come: then a link leads on by itself, and a form nowhere. */
export function releasePress(): void {
  removeEventListener('click', hold, true);
  const pressed = held;
  wait(null);
  pressed?.click();
}

function hold(event: MouseEvent): void {
  const { target } = event;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  if (opensElsewhere || !(target instanceof Element)) return;
  const pressed = target.closest<HTMLElement>('main :is(a, button)');
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
  wait(pressed);
}

function wait(pressed: HTMLElement | null): void {
  held?.removeAttribute('data-waiting');
  pressed?.setAttribute('data-waiting', '');
  document.getElementById(waitingId)?.toggleAttribute('hidden', !pressed);
  held = pressed;
}
