import type { Mail, Mailer } from '../src/platform/mail/mail.ts';

export interface KeptMail {
  readonly mailer: Mailer;
  /** What was mailed so far; what waits in the queue is not. */
  readonly sent: readonly Mail[];
  /** The mails to an address, the oldest first, once nothing waits any more. */
  allTo(address: string): Promise<Mail[]>;
  newestTo(address: string): Promise<Mail>;
}

/** A mailer that keeps what it is given. @param drain runs the jobs that wait */
export function createKeptMail(drain: () => Promise<void>): KeptMail {
  const sent: Mail[] = [];
  const allTo = async (address: string) => {
    await drain();
    return sent.filter(({ to }) => to === address);
  };
  return {
    sent,
    mailer: {
      async send(mail) {
        sent.push(mail);
      },
      async forget() {},
      async close() {},
    },
    allTo,
    async newestTo(address) {
      const newest = (await allTo(address)).at(-1);
      if (!newest) throw new Error(`nothing was mailed to ${address}`);
      return newest;
    },
  };
}
