// The floor: `ws` on node:http, which writes one ready frame to each socket for each message that is
// sent, and stores nothing. Run by bench/chat-fanout.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { noteInstant } from './inside.ts';

/** As long as one of the product's. */
const ready = Buffer.from(
  `{"type":"message","groupId":"${'0'.repeat(36)}","message":${'x'.repeat(440)}}`,
);
const stored = Buffer.from('{"type":"message_stored"}');

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 64 * 1024 });
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const { type } = JSON.parse(data.toString('utf8'));
    if (type === 'authenticate') socket.send('{"type":"ready"}');
    if (type === 'resume') socket.send('{"type":"resumed"}');
    if (type !== 'send_message') return;
    noteInstant();
    for (const each of sockets.clients) if (each !== socket) each.send(ready, { binary: false });
    socket.send(stored, { binary: false });
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`ready at http://127.0.0.1:${port}`);
});
