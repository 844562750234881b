import type { z } from 'zod';

/** The sentences of `messages/fields.*.json`. */
export const fieldMessageKeys = [
  'required',
  'email',
  'password',
  'password_common',
  'password_own_name',
  'wrong_password',
  'own_email',
  'orgcode',
  'orgcode_taken',
  'phone_needed',
  'phone_country',
  'code',
  'wrong_code',
  'phone',
  'date',
  'fillable_day',
  'past_day',
  'span',
  'month',
  'time',
  'country',
  'time_zone',
  'characters',
  'too_long',
  'too_short',
  'too_many',
  'unknown_field',
  'choice',
  'file_type',
  'file_size',
  'library_file_type',
  'library_file_size',
  'pack_file_size',
  'push_service',
  'product',
  'postal_code',
  'not_served',
  'payment_method',
  'refund_part',
  'key_needed',
  'invalid',
] as const;
export type FieldMessageKey = (typeof fieldMessageKeys)[number];
export interface FieldProblem {
  readonly key: FieldMessageKey;
  /** The bound that was passed, where there is one. */
  readonly limit?: number;
}

/** Wrong fields in one answer: input that is wrong a thousand times costs no more to answer. */
export const maxFieldProblems = 20;
/** Characters of a field's path; the keys in it may be the sender's. */
const maxPathLength = 100;

/** The first problem of each of the first fields, by the field's path (`milestones.0.name`). */
export function fieldProblems(error: z.ZodError): Map<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const [path, problem] of problemsOf(error.issues)) {
    if (problems.size === maxFieldProblems) break;
    if (!problems.has(path)) problems.set(path, problem);
  }
  return problems;
}

type Issue = z.core.$ZodIssue;

function* problemsOf(issues: readonly Issue[]): Generator<[string, FieldProblem]> {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        yield [pathOf([...issue.path, key]), { key: 'unknown_field' }];
      }
    } else yield [pathOf(issue.path), problemOf(issue)];
  }
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.join('.').slice(0, maxPathLength);
}

function problemOf(issue: Issue): FieldProblem {
  const named = fieldMessageKeys.find((key) => key === issue.message);
  if (named) return { key: named };
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'required' : 'invalid' };
    case 'too_big':
      return {
        key: issue.origin === 'string' ? 'too_long' : 'invalid',
        limit: Number(issue.maximum),
      };
    case 'too_small':
      return {
        key: issue.origin === 'string' ? 'too_short' : 'invalid',
        limit: Number(issue.minimum),
      };
    case 'invalid_value':
      return { key: issue.input === undefined ? 'required' : 'choice' };
    default:
      return { key: 'invalid' };
  }
}
