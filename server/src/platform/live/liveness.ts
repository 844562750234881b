import type { WebSocket } from 'ws';

/** Ends a connection whose client has gone without a word: its network broke, or it sleeps. */
export function createLiveness(socket: WebSocket) {
  let isAlive = true;
  const see = () => {
    isAlive = true;
  };
  socket.on('pong', see);
  return {
    /** Something has come from the client. */
    see,
    /** @returns false, and ends the connection, where nothing has come since the ping before */
    ping(): boolean {
      if (!isAlive) {
        socket.terminate();
        return false;
      }
      isAlive = false;
      socket.ping();
      return true;
    },
  };
}
