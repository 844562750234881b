import type { Mail, Mailer } from '../src/platform/mail/mail.ts';

export interface KeptMail {
  readonly mailer: Mailer;
  readonly sent: readonly Mail[];
  /** The newest mail to an address; waits for one that is still on its way. */
  newestTo(address: string): Promise<Mail>;
}

/** A mailer that keeps what it is given. */
export function createKeptMail(): KeptMail {
  const sent: Mail[] = [];
  const waiting = new Set<() => void>();
  return {
    sent,
    mailer: {
      async send(mail) {
        sent.push(mail);
        for (const wake of waiting) wake();
      },
      async close() {},
    },
    async newestTo(address) {
      for (;;) {
        const mail = sent.findLast(({ to }) => to === address);
        if (mail) return mail;
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        await promise;
        waiting.delete(resolve);
      }
    },
  };
}
