import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../shared/api/call-error.ts';
import { withDeadline } from '../../../shared/api/deadline.ts';
import type { Checked } from '../../../shared/forms/check-input.ts';
import type { AuthStep } from '../flow/auth-step.ts';
import { setProblems } from '../flow/draft.ts';
import { useAuthSteps } from '../flow/steps.tsx';
import { problemsAt } from './problems.ts';

interface Settings<Data> {
  step: AuthStep;
  /** The name of the field to begin at, where a page does not begin at its heading. */
  beginAt?: string | undefined;
  check: () => Checked<Data>;
  /** Sends what passed the check and goes on; throws `CallError`. Without a call, nothing waits. */
  send: (data: Data, signal: AbortSignal) => Promise<void> | void;
  /** Refusals with an answer of their own; true when it has been given. */
  onRefused?: (error: CallError, data: Data) => boolean;
}

export interface AuthForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: (event?: FormEvent) => void;
  readonly isSending: boolean;
  /** What went wrong with the form as a whole. */
  readonly failure: CallError | null;
}

/** Checks and sends a form, once at a time; leads to the first wrong field. */
export function useAuthForm<Data>(settings: Settings<Data>): AuthForm {
  const { step, check, send, onRefused } = settings;
  const { isDialog } = useAuthSteps();
  const [beginAt] = useState(settings.beginAt);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  useEffect(() => {
    const begins = attempts === 0 && (isDialog || beginAt !== undefined);
    const first = beginAt === undefined ? fields : `input[name='${beginAt}']`;
    // After the shell, which leads to the start of a new page.
    queueMicrotask(() => {
      if (!focusFirst(form.current, problemFields) && begins) focusFirst(form.current, first);
    });
  }, [attempts, isDialog, beginAt]);

  async function submitOnce(data: Data): Promise<void> {
    const { signal } = (call.current = new AbortController());
    setFailure(null);
    try {
      const sent = send(data, withDeadline(signal));
      if (sent) setSending(true);
      await sent;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      refuse(error, data);
    } finally {
      call.current = null;
      setSending(false);
    }
  }

  function refuse(error: CallError, data: Data): void {
    if (!onRefused?.(error, data)) {
      const problems = problemsAt(step, error.fields);
      setProblems(step, problems);
      if (Object.keys(problems).length === 0) setFailure(error);
    }
    setAttempts((count) => count + 1);
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (call.current) return;
    const { data, problems } = check();
    setProblems(step, problems ?? {});
    if (data !== undefined) return void submitOnce(data);
    setFailure(null);
    setAttempts((count) => count + 1);
  };
  return { form, submit, isSending, failure };
}

const fields = ':is(input, select):not([hidden])';
const problemFields = `${fields}[aria-invalid="true"]`;

/** Whether there was such a field. */
function focusFirst(form: HTMLFormElement | null, selector: string): boolean {
  const field = form?.querySelector<HTMLElement>(selector);
  field?.focus();
  return field !== null && field !== undefined;
}
