import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');
const ready = /^Stratum is ready at (\S+)$/;

/** A name that would be markup, were it not for whoever writes it into the pages. */
export const operatorName = `Müller <b>&"' Verein`;

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, with the demo, in a data folder of its own. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stratum-e2e-'));
  // The channel of `fork` ends the server with this process, whatever happens to it.
  const child = fork(main, {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'on',
      OPERATOR_NAME: operatorName,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = once(child, 'exit');
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        said.push(line);
        const address = ready.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    void gone.then(() => reject(new Error(`The server did not start:\n${said.join('\n')}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port by number, which the absolute addresses in pages and mails are made of. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}
