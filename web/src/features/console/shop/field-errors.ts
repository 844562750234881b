import type { CallError } from '../../../shared/api/call-error.ts';

/** What a refused save says at its fields, by their paths, and of the form as a whole. */
export function fieldErrors(failure: CallError | null) {
  const fields = failure?.fields ?? {};
  return {
    at: (path: string) => {
      const error = fields[path];
      return error === undefined ? {} : { error };
    },
    failure: Object.keys(fields).length > 0 ? null : failure,
  };
}
