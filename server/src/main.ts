import { once } from 'node:events';
import { announcement } from './announcement.ts';
import { failureSentence } from './failure-sentence.ts';
import { readConfig } from './platform/config.ts';
import { createLog, type Log } from './platform/log.ts';
import { type ReportStep, type RunningServer, startServer } from './start.ts';

/** Milliseconds from a signal to the exit, even if the stop is not over. */
const exitTimeout = 9_500;

const printStep: ReportStep = (step) => {
  const sentences = {
    content: 'Reading the content pack ...',
    database: 'Starting the database ...',
    migrations: 'Bringing the tables up to date ...',
    demo: 'Seeding the demo: five people, fourteen months ...',
    listening: 'Opening the port ...',
  };
  console.log(sentences[step]);
};

const stopping = stopRequests();

try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const server = await startServer(config, log, printStep, stopping);
  for (const line of announcement(server, config)) console.log(line);
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
    setTimeout(() => process.exit(1), exitTimeout).unref();
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

/** Resolves when the process that started this one is gone; never where it keeps no channel to it. */
function awaitOrphaned(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.once('disconnect', resolve);
  // Listening alone must not keep a process that failed to start from ending.
  process.channel?.unref();
  if (process.send !== undefined && !process.connected) resolve();
  return promise;
}
