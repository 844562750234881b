import { type RefObject, useEffect, useState } from 'react';
import { firstProblem } from '../../../shared/forms/first-problem.ts';
import { useAuthSteps } from '../flow/steps.tsx';

/** Leads a dialog to its first field, a page to the one named; neither away from what is wrong. */
export function useInitialFocus(form: RefObject<HTMLFormElement | null>, name?: string): void {
  const { isDialog } = useAuthSteps();
  const [start] = useState(name === undefined ? firstField : `input[name='${name}']`);
  const [begins] = useState(isDialog || name !== undefined);
  useEffect(() => {
    if (!begins) return;
    // After the shell, which leads to the start of a new page.
    queueMicrotask(() => {
      if (!firstProblem(form.current)) form.current?.querySelector<HTMLElement>(start)?.focus();
    });
  }, [form, begins, start]);
}

const firstField = ':is(input, select):not([hidden])';
