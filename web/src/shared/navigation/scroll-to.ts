export function scrollToTop(top = 0): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The reader's place in the page goes along with the view. */
export function focusAndScrollTo(target: HTMLElement, behavior: ScrollBehavior = 'auto'): void {
  target.scrollIntoView({ behavior });
  focusWithoutScroll(target);
}

/** Takes the focus without a jump, also where it is no control. */
export function focusWithoutScroll(target: HTMLElement | null | undefined): void {
  if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** The heading of the page; the document keeps a hidden one for the case that the app does not start. */
export function pageHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
}
