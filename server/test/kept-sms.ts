import type { Sms, SmsSender } from '../src/platform/sms/sms.ts';

export interface KeptSms {
  readonly sender: SmsSender;
  readonly sent: readonly Sms[];
  /** The newest message to a number; waits for one that is still on its way. */
  newestTo(number: string): Promise<Sms>;
}

/** A sender that keeps what it is given. */
export function createKeptSms(): KeptSms {
  const sent: Sms[] = [];
  const waiting = new Set<() => void>();
  return {
    sent,
    sender: {
      async send(sms) {
        sent.push(sms);
        for (const wake of waiting) wake();
      },
    },
    async newestTo(number) {
      for (;;) {
        const sms = sent.findLast(({ to }) => to === number);
        if (sms) return sms;
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        await promise;
        waiting.delete(resolve);
      }
    },
  };
}
