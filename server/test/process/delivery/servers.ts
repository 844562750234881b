import type { ChildProcess } from 'node:child_process';

/** A server process that may be killed. */
export interface StartedServer {
  readonly process: ChildProcess;
  readonly url: string;
}

/** Servers that share a database; one that is killed is started again at an address of its own. */
export interface Servers {
  /** That of any of them: its server may just have been killed. */
  address(): string;
  /** Kills one with -9, once it has come back from the kill before. */
  kill(which: number): Promise<void>;
  /** Resolves once all run. */
  settled(): Promise<void>;
}

const mostTries = 20;

export async function startServers(
  count: number,
  start: () => Promise<StartedServer>,
): Promise<Servers> {
  /** A server that meets a database which is starting ends: it is started anew. */
  const startAgain = async (): Promise<StartedServer> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await start();
      } catch (error) {
        if (tries === mostTries) throw error;
      }
    }
  };
  const running = Array.from({ length: count }, start);
  const urls = (await Promise.all(running)).map(({ url }) => url);
  return {
    address: () => urls[Math.floor(Math.random() * urls.length)] ?? '',
    async kill(which) {
      const place = which % count;
      const server = await running[place];
      server?.process.kill('SIGKILL');
      const again = startAgain();
      running[place] = again;
      // Waited for by the next kill.
      again.then(
        ({ url }) => void urls.splice(place, 1, url),
        () => undefined,
      );
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
