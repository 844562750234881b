import type { Mail, Mailer } from '../src/platform/mail/mail.ts';

export interface MailRecorder {
  readonly mailer: Mailer;
  /** What was mailed so far; what waits in the queue is not. */
  readonly sent: readonly Mail[];
  /** The mails to an address, the oldest first, once nothing waits any more. */
  allTo(address: string): Promise<Mail[]>;
  newestTo(address: string): Promise<Mail>;
  /** The mail of that number to an address, from 1: fails where one too few was mailed. */
  nthTo(address: string, number: number): Promise<Mail>;
}

/** A mailer that records what it is given. @param drain runs the jobs that wait */
export function createMailRecorder(drain: () => Promise<void>): MailRecorder {
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
    async nthTo(address, number) {
      const mail = (await allTo(address))[number - 1];
      if (!mail) throw new Error(`${address} has had fewer than ${number} mails`);
      return mail;
    },
  };
}
