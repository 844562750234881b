// The floor: `ws` on node:http, which answers the first frame and pings. Run by bench/sockets.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 64 * 1024 });
sockets.on('connection', (socket) => {
  socket.on('message', () => socket.send('{"type":"ready"}'));
});
setInterval(() => {
  for (const socket of sockets.clients) socket.ping();
}, 20_000);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`ready at http://127.0.0.1:${port}`);
});
