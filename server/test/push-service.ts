import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface TakenPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** For push.test and its subdomains, until 2126. */
const certificate = new URL('./files/push-service.pem', import.meta.url);

/**
 * A push service on loopback, by https.
 * @param answer the status by which it answers a push
 */
export async function startPushService(
  answer: (taken: TakenPush) => number | Promise<number> = () => 201,
) {
  const taken: TakenPush[] = [];
  const pem = await readFile(certificate);
  const take = async (request: IncomingMessage) => {
    const push = { path: request.url ?? '', headers: request.headers, body: await buffer(request) };
    taken.push(push);
    return answer(push);
  };
  const server = createServer({ key: pem, cert: pem }, (request, response) => {
    void take(request).then((status) =>
      response.writeHead(status, { location: '/elsewhere' }).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { taken, host: `push.test:${port}`, network: { lookup: toLoopback, ca: pem }, close };
}

const toLoopback: LookupFunction = (_hostname, { all }, callback) => {
  if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};
