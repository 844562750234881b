import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './connection.ts';

/** Milliseconds over which many clients are told to connect elsewhere: not all of them at once. */
const spread = { each: 1, most: 2_000 };
/** Milliseconds that those told last have to answer. */
const grace = 1_000;

/** Closes all connections of a server that stops. @param open those that are open by now */
export async function closeAll(open: () => readonly Connection[]): Promise<void> {
  const connections = open();
  const within = Math.min(connections.length * spread.each, spread.most);
  for (const connection of connections)
    setTimeout(() => connection.restart(), Math.random() * within);
  const end = performance.now() + within + grace;
  while (open().length > 0 && performance.now() < end) await pause(10);
  for (const connection of open()) connection.terminate();
}
