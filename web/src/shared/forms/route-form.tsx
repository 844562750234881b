import { type ReactNode, useContext } from 'react';
import { Form, FormValidationContext } from 'react-aria-components';
import type { RouteForm as State } from './use-route-form.ts';

interface RouteFormProps {
  form: State;
  className?: string;
  children: ReactNode;
}

/** A form whose fields show the sentences that `useRouteForm` has for their names. */
export function RouteForm({
  form: { ref, submit, errors },
  className = 'flex flex-col gap-5',
  children,
}: RouteFormProps) {
  return (
    <Form
      ref={ref}
      // Before a script answers, sending a form in no dialog element does nothing: what is typed, a
      // password too, gets neither into an address nor anywhere else.
      method="dialog"
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={submit}
      className={className}
    >
      {children}
    </Form>
  );
}

/** The sentence at a field of a `RouteForm` that is none of React Aria's, which find theirs by name. */
export function useFieldError(name: string): string | undefined {
  const error = useContext(FormValidationContext)[name];
  return typeof error === 'string' ? error : error?.join(' ');
}
