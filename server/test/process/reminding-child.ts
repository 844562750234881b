import { flushCompileCache } from 'node:module';
import { createGoalCards } from '../../src/domains/chat/index.ts';
import { checkinReminderDue } from '../../src/domains/daily-wins/checkin-reminder.ts';
import { createGoalPort } from '../../src/domains/goals/index.ts';
import { deliveryDue } from '../../src/domains/notifications/deliver.ts';
import { createMailChannel } from '../../src/domains/notifications/mail-channel.ts';
import { createUnsubscribing } from '../../src/domains/notifications/unsubscribe.ts';
import { reminderDue } from '../../src/domains/reminders/fire.ts';
import { connectDatabase } from '../../src/platform/database.ts';
import { createDueRunner } from '../../src/platform/due/due-runner.ts';
import { createJobQueue } from '../../src/platform/jobs/job-queue.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSendMail, mailJob } from '../../src/platform/mail/mail-jobs.ts';
import { createSmtpMailer } from '../../src/platform/mail/smtp.ts';
import { secretsFrom } from '../../src/platform/secrets/secrets.ts';

/** Reminds of check-ins and goals, and mails that, in a process of its own whose clock begins at an instant. */
const [host = '', user = '', name = '', instant = '', url = ''] = process.argv.slice(2);
const log = createLog('silent');
const began = Date.now();
/** It goes on, so that what a lock of a killed process has put off is tried again. */
const clock = { now: () => new Date(Date.parse(instant) + Date.now() - began) };
const database = connectDatabase({ host, user, database: name }, { log, poolSize: 2 });
const { address } = database;
const jobs = createJobQueue({
  address,
  log,
  worker: { fallbackSeconds: 1, maintenanceSeconds: 1 },
});
jobs.register([mailJob(createSmtpMailer({ url, from: 'stratum@stratum.test' }))]);
const publicUrl = 'http://stratum.test';
const unsubscribing = createUnsubscribing(secretsFrom(Buffer.alloc(32, 1)), publicUrl);
const channels = {
  email: createMailChannel({ sendMail: createSendMail(jobs), publicUrl, unsubscribing }),
  push: async () => {},
  sms: async () => {},
};
const goals = createGoalPort({ clock, cards: createGoalCards({ clock }) });
const due = [
  checkinReminderDue({ clock }),
  reminderDue({ clock, goals }),
  deliveryDue({ clock, channels }),
];
/** Few at once: there are many transactions for a kill to come in between. */
const inSmallParts = due.map((each) => ({ ...each, atOnce: Math.min(each.atOnce, 10) }));
await jobs.start();
createDueRunner({ database, clock, log }, inSmallParts).start();
// It is killed: nothing would be kept at its end.
flushCompileCache();
