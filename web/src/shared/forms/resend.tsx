import { useEffect, useRef, useState } from 'react';
import { CallError } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from './form-alert.tsx';

interface ResendProps {
  /** When another may be asked for, in milliseconds since the epoch. */
  resendAt: number;
  /** Asks for another; throws `CallError`. */
  send: (signal: AbortSignal) => Promise<void>;
  /** The button waits from now on, and cannot keep the focus. */
  onSent: () => void;
  /** What the button says, given the seconds that it still waits. */
  label: (seconds: number) => string;
  /** What is said once another is on its way. */
  sentText: string;
}

/** Asks for another code, once the time the server named has passed. */
export function Resend({ resendAt, send, onSent, label, sentText }: ResendProps) {
  const seconds = useSecondsUntil(resendAt);
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<'sent' | CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function resend(): Promise<void> {
    const { signal } = (call.current = new AbortController());
    setSending(true);
    setOutcome(null);
    try {
      await send(signal);
      setOutcome('sent');
      onSent();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      setOutcome(error);
    } finally {
      setSending(false);
    }
  }
  return (
    <>
      <Button
        tone="ghost"
        size="small"
        isDisabled={seconds > 0}
        isPending={isSending}
        onPress={() => void resend()}
      >
        {label(seconds)}
      </Button>
      <output className="order-last basis-full text-label text-ink-2">
        {outcome === 'sent' ? sentText : outcome && failureText(outcome)}
      </output>
    </>
  );
}

function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= instant) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [instant]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
