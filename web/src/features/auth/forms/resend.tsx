import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Verification } from '../flow/kept-flow.ts';
import { awaitCode, codeAwaited } from '../flow/verification.ts';

interface ResendProps {
  verification: Verification;
  /** The button waits from now on, and cannot keep the focus. */
  onSent: () => void;
}

/** Asks for another code, once the time the server named has passed. */
export function Resend({ verification, onSent }: ResendProps) {
  const { t } = useTranslation('features/auth');
  const seconds = useSecondsUntil(verification.resendAt);
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<'sent' | CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function resend(): Promise<void> {
    const { signal } = (call.current = new AbortController());
    const body = { ...codeAwaited(verification), purpose: verification.purpose };
    setSending(true);
    setOutcome(null);
    try {
      const reply = await callRoute(authEndpoints.resendOtp, { body }, { signal });
      awaitCode(reply, verification, Date.now());
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
        {seconds > 0 ? t('verify.resend_in', { seconds }) : t('verify.resend')}
      </Button>
      <output className="order-last basis-full text-label text-ink-2">
        {outcome === 'sent' ? t('verify.resent') : outcome && failureText(outcome)}
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
