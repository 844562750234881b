import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../api/call-error.ts';
import { withDeadline } from '../api/client.ts';
import { createIdempotencyKeys } from '../api/idempotency.ts';
import { focusProblem } from './first-problem.ts';
import { checkBody, type Problems, unchangedProblems } from './problems.ts';
import { useSentences } from './use-sentences.ts';

/** A route as a form sees it; part of one where a form sends only a part. */
interface FormRoute<Schema extends z.ZodType> {
  readonly body: Schema;
  readonly idempotent?: true;
}

interface SendOptions {
  /** Aborted when an answer takes too long, and when the form goes unless told otherwise. */
  readonly signal: AbortSignal;
  /** The same while a submission is repeated that had no answer. */
  readonly idempotencyKey?: string;
}

interface Settings<Values, Body> {
  /** What stands in the fields, by name. The caller owns it, so that a draft may outlive the form. */
  values: Values;
  /** What is checked and sent of the values, where it is not they themselves. */
  bodyOf?: (values: Values) => unknown;
  /** Sends what passed the check and goes on; throws `CallError`. Without a call, nothing waits. */
  send: (body: Body, options: SendOptions) => Promise<void> | void;
  /** The call goes on where the form is closed meanwhile: what it changed is shown elsewhere. */
  continuesAfterUnmount?: true;
  /** What a refusal says about fields that it does not name itself, or that it was dealt with. */
  onRefused?: (error: CallError, body: Body) => Problems | 'handled' | undefined;
  /** What an earlier submission has left to say. */
  problems?: Problems | undefined;
}

export interface RouteForm<Body = unknown> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly submit: (event?: FormEvent) => void;
  /** What would be sent; undefined where a field is wrong, which then says so. */
  readonly check: () => Body | undefined;
  readonly isSending: boolean;
  /** The sentence at each field, by its path, in the reader's language. */
  readonly errors: Readonly<Record<string, string>>;
  /** What went wrong with the form as a whole. */
  readonly failure: CallError | null;
  /** What is wrong with what no field of the form shows. */
  readonly others: readonly string[];
}

/**
 * Checks a form by its route's body and sends it, once at a time. What is wrong is said at its field
 * until that is changed, and the focus is led to the first.
 */
export function useRouteForm<Schema extends z.ZodType, Values extends object>(
  route: FormRoute<Schema>,
  settings: Settings<Values, z.output<Schema>>,
): RouteForm<z.output<Schema>> {
  const { values, bodyOf, send, continuesAfterUnmount, onRefused, problems = none } = settings;
  const [found, setFound] = useState({ problems, values });
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const [keys] = useState(createIdempotencyKeys);
  const ref = useRef<HTMLFormElement>(null);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  // After the shell, which leads to the start of a new page.
  useEffect(() => queueMicrotask(() => focusProblem(ref.current)), [found]);

  function check(): z.output<Schema> | undefined {
    const checked = checkBody(route.body, bodyOf ? bodyOf(values) : values);
    setFailure(null);
    setFound({ problems: checked.problems ?? none, values });
    return checked.body;
  }

  async function sendOnce(body: z.output<Schema>): Promise<void> {
    const { signal } = (call.current = new AbortController());
    let failed: unknown = null;
    try {
      const callSignal = withDeadline(continuesAfterUnmount ? undefined : signal);
      const idempotencyKey = route.idempotent && { idempotencyKey: keys.keyFor(body) };
      const sent = send(body, { signal: callSignal, ...idempotencyKey });
      if (sent) setSending(true);
      await sent;
    } catch (error) {
      failed = error;
      if (!signal.aborted) refuse(error, body);
    } finally {
      keys.settled(failed);
      call.current = null;
      setSending(false);
    }
  }

  function refuse(error: unknown, body: z.output<Schema>): void {
    if (!(error instanceof CallError)) throw error;
    const told = onRefused?.(error, body) ?? error.fields;
    if (told === 'handled') return;
    if (Object.keys(told).length === 0) setFailure(error);
    setFound({ problems: told, values });
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (call.current) return;
    const body = check();
    if (body !== undefined) void sendOnce(body);
  };
  const current = unchangedProblems(found.problems, found.values, values);
  return { ref, submit, check, isSending, failure, ...useSentences(current, values) };
}

const none: Problems = {};
