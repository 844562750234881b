import { type FieldProblem, fieldProblems } from '@stratum/contract/validation';
import type { z } from 'zod';

/** What is wrong with a field: found here, or as the server's sentence. */
type Problem = FieldProblem | string;
/** By the field's name. */
export type Problems = Readonly<Record<string, Problem>>;

export type Checked<Data> =
  | { readonly data: Data; readonly problems?: undefined }
  | { readonly data?: undefined; readonly problems: Problems };

/** Checks what was typed by the schema that the server will check it by. */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return { data: result.data };
  return { problems: Object.fromEntries(fieldProblems(result.error)) };
}
