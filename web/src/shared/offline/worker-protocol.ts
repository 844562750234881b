import { isRecord } from '../json/is-record.ts';

/** Where the service worker is; from the root it sees every address of the app. */
export const workerFile = '/service-worker.js';

/** Sent to a worker that waits: it is to take over. */
export const takeOver = 'take-over';

/** Sent by the service worker to a page: it is to go to an address, and answers on the port that it does. */
export interface OpenMessage {
  readonly type: 'open';
  readonly path: string;
}

export function isOpenMessage(data: unknown): data is OpenMessage {
  return isRecord(data) && data.type === 'open' && typeof data.path === 'string';
}
