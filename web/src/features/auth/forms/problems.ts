import { type FieldProblem, fieldProblems } from '@stratum/contract/validation';
import type { z } from 'zod';
import type { AuthStep } from '../flow/auth-step.ts';

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

/** The fields of each form, to bring what the server refuses to its place. */
const fieldsOf: Readonly<Record<AuthStep, readonly string[]>> = {
  login: ['email', 'password'],
  signup: ['first_name', 'last_name', 'email', 'password'],
  signupnext: ['gender', 'birthDate', 'phone', 'country', 'smsNotification'],
  verify: ['email', 'otp'],
};

/** The part of the server's sentences that belongs to fields of this form. */
export function problemsAt(step: AuthStep, sentences: Readonly<Record<string, string>>): Problems {
  return Object.fromEntries(
    Object.entries(sentences).filter(([name]) => fieldsOf[step].includes(name)),
  );
}
