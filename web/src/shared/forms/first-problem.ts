const wrong = ':is([aria-invalid="true"], [data-invalid]:not([aria-invalid="false"]))';
const focusable =
  ':is(input, select, textarea, button, [tabindex="0"]):not([hidden], [type="hidden"], [tabindex="-1"], :disabled)';

/** The first control that is wrong or stands in what is: an input, a list's button, a date's segment. */
export function firstProblem(form: HTMLFormElement | null): HTMLElement | undefined {
  for (const part of form?.querySelectorAll<HTMLElement>(wrong) ?? []) {
    const control = part.matches(focusable) ? part : part.querySelector<HTMLElement>(focusable);
    if (control) return control;
  }
  return undefined;
}

/** Leads there. What is typed next takes the place of a code, which has no room for more. */
export function focusProblem(form: HTMLFormElement | null): void {
  const control = firstProblem(form);
  control?.focus();
  if (control instanceof HTMLInputElement && control.value.length === control.maxLength) {
    control.select();
  }
}
