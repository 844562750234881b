import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What a stand-in says; `silence` leaves the request open. */
export type StandInAnswer =
  | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
  | 'silence';

export interface StandIn {
  readonly origin: string;
  readonly requests: readonly StandInRequest[];
}

/** An HTTP server in place of a third party's, ended with the test. The last answer is repeated. */
export async function createStandIn(...answers: StandInAnswer[]): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const server = createServer((request, response) => void answerTo(request, response));
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, path: url, headers, body: await text(request) });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer === undefined || answer === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests };
}
