import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Line {
  /** Milliseconds for a round trip. */
  readonly roundTrip: number;
  /** Bytes a second, of all connections together. */
  readonly speed: number;
}

/** Bytes that are on their way at most, of one connection. */
const window = 64 * 1024;

/**
 * A port that leads to another one over a slow line. Chromium's own slow networks leave out what its
 * players fetch.
 */
export async function openSlowLine(target: string, line: Line) {
  const { hostname, port } = new URL(target);
  const down = { free: 0 };
  const up = { free: 0 };
  const server = createServer((client) => {
    // A connection costs a round trip before it carries anything.
    const opened = performance.now() + line.roundTrip;
    const product = connect(Number(port), hostname);
    carry(client, product, { ...line, lane: up, opened });
    carry(product, client, { ...line, lane: down, opened });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => void server.close(),
  };
}

interface Carrying extends Line {
  /** When what is sent next can leave. */
  readonly lane: { free: number };
  readonly opened: number;
}

function carry(from: Socket, to: Socket, { roundTrip, speed, lane, opened }: Carrying): void {
  let under = 0;
  from.on('data', (chunk) => {
    under += chunk.length;
    if (under > window) from.pause();
    const now = performance.now();
    lane.free = Math.max(now, opened, lane.free) + (1000 * chunk.length) / speed;
    setTimeout(
      () => {
        under -= chunk.length;
        if (!to.destroyed) to.write(chunk);
        from.resume();
      },
      lane.free - now + roundTrip / 2,
    );
  });
  from.on('error', () => to.destroy());
  from.on('close', () => setTimeout(() => to.destroy(), roundTrip));
}
