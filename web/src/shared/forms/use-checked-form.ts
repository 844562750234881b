import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CallError } from '../api/call-error.ts';
import type { Checked, Problems } from './check-input.ts';

interface Settings<Data> {
  check: () => Checked<Data>;
  /** Sends what passed the check; throws `CallError`. */
  send: (data: Data) => Promise<void>;
  /** What a refusal says about fields that it does not name itself. */
  problemsOf?: (error: CallError) => Problems | undefined;
  /** Names of the form's fields: a sentence for any other is shown for the whole form. */
  fields: readonly string[];
}

export interface CheckedForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: (event?: FormEvent) => void;
  readonly isSending: boolean;
  readonly problems: Problems;
  /** What went wrong with the form as a whole. */
  readonly failure: CallError | null;
  /** A field is typed into: its problem, if it had one, is gone. */
  readonly touch: (name: string) => void;
}

/** Checks and sends a form, once at a time; leads to the first wrong field. */
export function useCheckedForm<Data>(settings: Settings<Data>): CheckedForm {
  const { check, send, problemsOf, fields } = settings;
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(problemField)?.focus();
  }, [refusals]);

  async function sendOnce(data: Data): Promise<void> {
    isBusy.current = true;
    setSending(true);
    try {
      await send(data);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(error);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  function refuse(error: CallError): void {
    const told: Problems = problemsOf?.(error) ?? error.fields;
    const here = Object.entries(told).filter(([name]) => fields.includes(name));
    setProblems(Object.fromEntries(here));
    if (here.length === 0) setFailure(error);
    setRefusals((count) => count + 1);
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy.current) return;
    const checked = check();
    setFailure(null);
    setProblems(checked.problems ?? {});
    if (checked.data !== undefined) return void sendOnce(checked.data);
    setRefusals((count) => count + 1);
  };
  const touch = (name: string) => setProblems(({ [name]: _gone, ...others }) => others);
  return { form, submit, isSending, problems, failure, touch };
}

const problemField = ':is(input, select)[aria-invalid="true"]';
