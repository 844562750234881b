import type { Connection } from './connection.ts';

/** Seconds between two pings of a connection. */
const beatSeconds = 20;

/** Connections that are open, each pinged every 20 seconds, in turn: no second has them all. */
export function createPulse() {
  const turns = Array.from({ length: beatSeconds }, () => new Set<Connection>());
  let last = 0;
  let now = 0;
  const timer = setInterval(() => {
    now = (now + 1) % beatSeconds;
    for (const connection of turns[now] ?? []) connection.beat();
  }, 1_000).unref();
  return {
    add(connection: Connection): void {
      last = (last + 1) % beatSeconds;
      turns[last]?.add(connection);
    },
    remove(connection: Connection): void {
      for (const turn of turns) turn.delete(connection);
    },
    connections: () => turns.flatMap((turn) => [...turn]),
    stop: () => clearInterval(timer),
  };
}
