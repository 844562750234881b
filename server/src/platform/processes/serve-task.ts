import type { ProgramMessage } from './bounded-process.ts';

/** What a program does that `runBounded` starts: it performs one task and says what came of it. */
export function serveTask<Task, Answer>(perform: (task: Task) => Promise<Answer>): void {
  // The channel closes with the server, one that was killed included; no work holds this thread up.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.once('message', (task: Task) => {
    perform(task).then(
      (answer) => say({ answer }),
      (error: unknown) => say({ fault: String(error) }),
    );
  });
  say('ready');

  function say(message: ProgramMessage<Answer>): void {
    process.send?.(message);
  }
}
