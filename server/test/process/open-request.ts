import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** A call whose head the server has read and whose body is still to come. */
export async function openRequest(url: URL, content: object) {
  const body = JSON.stringify(content);
  const socket = connect(Number(url.port), url.hostname).setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(
    [
      'POST /api/v1/auth/user-exists HTTP/1.1',
      `Host: ${url.host}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      // The server's leave to go on says that it has the head.
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  const answers: AsyncIterator<string> = socket[Symbol.asyncIterator]();
  await answers.next();
  return {
    /** Sends the body. @returns the answer's beginning */
    async finish(): Promise<string> {
      socket.write(body);
      const { value } = await answers.next();
      return String(value);
    },
  };
}
