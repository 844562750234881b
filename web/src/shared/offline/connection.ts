import { createStore } from 'zustand/vanilla';

interface Connection {
  /** From the first call that reaches nothing until one is answered. */
  readonly isAway: boolean;
  /** The worker of a new release, which waits for this page to be left. */
  readonly waiting: ServiceWorker | null;
}

/** How this page stands to the server; kept apart, so that a page loads what follows it when it may. */
export const connection = createStore<Connection>()(() => ({ isAway: false, waiting: null }));
