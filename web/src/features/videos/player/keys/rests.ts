const typing =
  'input:not([type="range"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
/** What goes by keys of its own as long as it is open. */
const own = 'dialog, [role="dialog"], [role="menu"], [role="listbox"], [role="radiogroup"]';
const pressed = 'button, a[href], summary, [role="switch"], [role="tab"]';
const arrows = '[role="tablist"], [role="tab"]';

/** Whether the player leaves a key alone because of where the focus is. */
export function rests(target: EventTarget | null, key: string): boolean {
  if (!isElement(target)) return false;
  if (target.closest(`${typing}, ${own}`)) return true;
  if (key === ' ') return target.closest(pressed) !== null;
  return key.startsWith('Arrow') && target.closest(arrows) !== null;
}

/** Of another window too, where the film may be. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
