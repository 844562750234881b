import type { Sms, SmsSender } from '../src/platform/sms/sms.ts';

export interface SmsRecorder {
  readonly sender: SmsSender;
  /** What was texted so far; what waits in the queue is not. */
  readonly sent: readonly Sms[];
  /** The messages to a number, the oldest first, once nothing waits any more. */
  allTo(number: string): Promise<Sms[]>;
}

/** A sender that records what it is given. @param drain runs the jobs that wait */
export function createSmsRecorder(drain: () => Promise<void>): SmsRecorder {
  const sent: Sms[] = [];
  return {
    sent,
    sender: {
      async send(sms) {
        sent.push(sms);
      },
      async forget() {},
    },
    async allTo(number) {
      await drain();
      return sent.filter(({ to }) => to === number);
    },
  };
}
