import { Worker } from 'node:worker_threads';
import type { Locale } from '@stratum/contract/locale';
import type { Log } from '../../platform/log.ts';
import type { City, Question } from './gazetteer-worker.ts';

interface SearchQuery {
  readonly text: string;
  /** Its cities come first. */
  readonly ownCountry: string | null;
  readonly locale: Locale;
  readonly limit: number;
}

/** The embedded list of the world's cities. */
export interface Gazetteer {
  /** Names in the reader's language, in its order. */
  cities(country: string, state: string, locale: Locale): Promise<string[]>;
  search(query: SearchQuery): Promise<City[]>;
  /** Whether a thread holds the list just now. */
  isRunning(): boolean;
  close(): Promise<void>;
}

/** Megabytes. Twice what the thread needs; a larger young generation reads little faster. */
const heap = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
const idleTimeout = 15 * 60_000;
const module = new URL('./gazetteer-worker.ts', import.meta.url);

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * Reads the list in a thread of its own, at the first question: it takes one or two seconds of work
 * that no other request waits for. A thread that dies is replaced, and what it left open is asked again once.
 */
export function createGazetteer(log: Log, options: Partial<ThreadOptions> = {}): Gazetteer {
  const threadOptions = { idleTimeout, module, ...options };
  let thread: Thread | null = null;
  let closed = false;
  const running = () => {
    if (closed) throw new Error('the gazetteer is closed');
    thread ??= startThread(log, threadOptions, () => {
      thread = null;
    });
    return thread;
  };
  // Question and answer belong together by kind, which the message channel cannot express.
  const ask = async <Answer>(question: Question): Promise<Answer> => {
    try {
      return (await running().ask(question)) as Answer;
    } catch (error) {
      if (!(error instanceof ThreadEnded) || closed) throw error;
      return (await running().ask(question)) as Answer;
    }
  };
  return {
    cities: (country, state, locale) => ask({ kind: 'cities', country, state, locale }),
    search: (query) => ask({ kind: 'search', ...query }),
    isRunning: () => thread !== null,
    async close() {
      closed = true;
      await thread?.end();
    },
  };
}

class ThreadEnded extends Error {}

interface Thread {
  ask(question: Question): Promise<unknown>;
  end(): Promise<void>;
}

interface ThreadOptions {
  /** Milliseconds without a question after which the thread ends and gives its memory back. */
  readonly idleTimeout: number;
  /** The thread's module. */
  readonly module: URL;
}

function startThread(log: Log, options: ThreadOptions, onEnd: () => void): Thread {
  const worker = new Worker(options.module, { name: 'gazetteer', resourceLimits: heap });
  // Neither the thread nor its timer keeps the process running.
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const idleTimer = setTimeout(() => {
    if (waiting.size === 0) void worker.terminate();
    else idleTimer.refresh();
  }, options.idleTimeout).unref();
  worker.on('message', ({ number, answer }: { number: number; answer: unknown }) => {
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  });
  worker.on('error', (error) => log.error({ err: error }, 'the gazetteer broke'));
  worker.on('exit', () => {
    clearTimeout(idleTimer);
    onEnd();
    for (const { reject } of waiting.values()) reject(new ThreadEnded('the gazetteer ended'));
  });
  return {
    ask(question) {
      idleTimer.refresh();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const number = ++count;
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, question });
      return promise;
    },
    async end() {
      await worker.terminate();
    },
  };
}
