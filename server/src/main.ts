import { once } from 'node:events';
import { administratorRules } from '@stratum/contract/administrators';
import { demoPassword, demoPeople } from './demo/people.ts';
import { failureSentence } from './failure-sentence.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createLog, type Log } from './platform/log.ts';
import { type RunningServer, startServer, type Tell } from './start.ts';

/** Longest time from a signal to the end, milliseconds. */
const stopWithin = 9_500;

const stopping = stopRequests();

try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const server = await startServer(config, log, progress(), stopping);
  announce(server, config);
  await aborted(stopping);
  await stopCleanly(server, log);
} catch (error) {
  if (error === stopping.reason) process.exit(0);
  console.error(failureSentence(error));
  process.exitCode = 1;
}

/** Aborted by SIGTERM, SIGINT or the end of the parent process, which may come before the start is over. */
function stopRequests(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.on('SIGTERM', stop).on('SIGINT', stop);
  void awaitOrphaned().then(stop);
  controller.signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(1), stopWithin).unref();
  });
  return controller.signal;
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

async function stopCleanly(server: RunningServer, log: Log): Promise<never> {
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the stop was not clean');
    process.exit(1);
  }
}

function progress(): Tell {
  const sentences = {
    content: 'Reading the content pack ...',
    database: 'Starting the database ...',
    migrations: 'Bringing the tables up to date ...',
    demo: 'Seeding the demo: five people, fourteen months ...',
    listening: 'Beginning to listen ...',
  };
  return (step) => console.log(sentences[step]);
}

function announce({ url, invitation }: RunningServer, { DEMO }: Config): void {
  console.log(`\nStratum is ready at ${url}`);
  if (invitation !== null) {
    const hours = administratorRules.invitationHours;
    console.log('There is no administrator yet. Whoever opens this link and signs in becomes one,');
    console.log(`once and within ${hours} hours: ${invitation}`);
  }
  if (!DEMO) return;
  const [first] = demoPeople;
  console.log(`Sign in as ${first.email} with the password ${demoPassword}.`);
  console.log(`Mail that the product sends can be read at ${url}/outbox.`);
}

/** Resolves when the process that started this one is gone; never where it keeps no channel to it. */
function awaitOrphaned(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.once('disconnect', resolve);
  // Listening alone must not keep a process that failed to start from ending.
  process.channel?.unref();
  if (process.send !== undefined && !process.connected) resolve();
  return promise;
}
