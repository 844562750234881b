import { useContext } from 'react';
import { FormValidationContext } from 'react-aria-components';

/** The sentence at a field of a `RouteForm` that is none of React Aria's, which find theirs by name. */
export function useFieldError(name: string): string | undefined {
  const error = useContext(FormValidationContext)[name];
  return typeof error === 'string' ? error : error?.join(' ');
}
