import { type RefObject, useEffect, useRef } from 'react';
import { focusProblem } from '../../../shared/forms/first-problem.ts';

/** Leads to the first field of a form that is wrong, each time that other ones are. */
export function useFirstProblem(
  fields: Readonly<Record<string, string>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.keys(fields).join(' ');
  useEffect(() => {
    if (wrong !== '') focusProblem(form.current);
  }, [wrong]);
  return form;
}
