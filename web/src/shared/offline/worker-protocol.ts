/** Where the service worker is; from the root it sees every address of the app. */
export const workerFile = '/service-worker.js';

/** Sent to a worker that waits: it is to take over. */
export const takeOver = 'take-over';
