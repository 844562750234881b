import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from './free-port.ts';

/** A Redis that keeps nothing, and can go away and come back at its address. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const program = process.env.REDIS_SERVER_PATH ?? 'redis-server';

/** A running one, to be stopped by who asked for it. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async () => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      tmpdir(),
    ];
    const child = spawn(program, options, { stdio: 'ignore' });
    server = child;
    const failed = once(child, 'error').then(([cause]) => {
      throw new Error('The tests need Redis: install redis-server, or set REDIS_SERVER_PATH.', {
        cause,
      });
    });
    await Promise.race([failed, listening(port)]);
    failed.catch(() => undefined);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      const child = server;
      server = null;
      if (!child || child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
