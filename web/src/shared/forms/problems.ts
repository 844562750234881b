import { type FieldProblem, fieldProblems } from '@stratum/contract/validation';
import type { z } from 'zod';

/** What is wrong with a field: found here, or as the server's sentence. */
type Problem = FieldProblem | string;
/** By the field's path, such as `email` or `milestones.0.name`. */
export type Problems = Readonly<Record<string, Problem>>;

type Checked<Body> =
  | { readonly body: Body; readonly problems?: undefined }
  | { readonly body?: undefined; readonly problems: Problems };

/** Checks what would be sent by the schema that the server will check it by. */
export function checkBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) return { body: result.data };
  return { problems: Object.fromEntries(fieldProblems(result.error)) };
}

/** Whether a form of these values has a field at the path. */
export function hasField(values: object, path: string): boolean {
  const { holder, key } = placeOf(values, path);
  return isObject(holder) && Object.hasOwn(holder, key);
}

/** The problems of what still stands there as it did when they were found. */
export function unchangedProblems(problems: Problems, then: object, now: object): Problems {
  const still = Object.entries(problems).filter(
    ([path]) => sentAt(then, path) === sentAt(now, path),
  );
  return Object.fromEntries(still);
}

/** A value as it is sent: rows and dates are often the same in another object. */
function sentAt(values: object, path: string): string | undefined {
  const { holder, key } = placeOf(values, path);
  return isObject(holder) ? JSON.stringify(holder[key]) : undefined;
}

function placeOf(values: unknown, path: string): { holder: unknown; key: string } {
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  const holder = keys.reduce<unknown>(
    (value, step) => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    values,
  );
  return { holder, key };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
