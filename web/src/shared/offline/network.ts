import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '../api/call-error.ts';
import { connection } from './connection.ts';

/** While nothing is reached it is tried again so often, milliseconds. */
const retryInterval = 30_000;

/** Follows whether calls reach the server; what is on screen is read again when they may. */
export function watchNetwork(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'failed') setAway(isUnreachable(action.error));
    else if (action.type === 'success' && !action.manual) setAway(false);
  });
  const readAgain = () => void client.refetchQueries({ type: 'active', stale: true });
  for (const change of ['online', 'offline']) addEventListener(change, readAgain);
  setInterval(() => {
    if (connection.getState().isAway && document.visibilityState === 'visible') readAgain();
  }, retryInterval);
}

function isUnreachable(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'offline' || error.code === 'timeout');
}

function setAway(isAway: boolean): void {
  if (connection.getState().isAway !== isAway) connection.setState({ isAway });
}
