import { launch } from 'chrome-launcher';

interface Answer {
  readonly result: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

interface Notice {
  readonly method?: string;
  readonly params?: { readonly value?: readonly TraceEvent[] };
}

export interface ChromiumPage {
  send(method: string, params?: object): Promise<Answer['result']>;
  /** Hears of an event of the protocol. */
  on(method: string, hear: (params: unknown) => void): void;
  /** What an expression comes to in the page. */
  run<Value>(expression: string): Promise<Value>;
  /** What the browser traced of some categories while work was done. */
  trace(categories: readonly string[], work: () => Promise<void>): Promise<TraceEvent[]>;
  close(): void;
}

/** Of the Trace Event Format; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  readonly dur?: number;
  /** Time of its thread, without that of others on a busy machine. */
  readonly tdur?: number;
}

/** The first page of a Chromium without a window, spoken to in its DevTools protocol. */
export async function openChromium(): Promise<ChromiumPage> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  const socket = await socketTo(chrome.port);
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let traced: TraceEvent[] = [];
  let traceEnded = Promise.withResolvers<void>();
  const listeners = new Map<string, (params: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Answer & Notice & { id?: number } = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.resolve(message);
    else if (message.method !== undefined) listeners.get(message.method)?.(message.params);
    if (message.method === 'Tracing.dataCollected') traced.push(...(message.params?.value ?? []));
    if (message.method === 'Tracing.tracingComplete') traceEnded.resolve();
  });
  let count = 0;
  const send: ChromiumPage['send'] = async (method, params = {}) => {
    count += 1;
    const answered = Promise.withResolvers<Answer>();
    waiting.set(count, answered);
    socket.send(JSON.stringify({ id: count, method, params }));
    const { result, error } = await answered.promise;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    send,
    on: (method, hear) => void listeners.set(method, hear),
    async run<Value>(expression: string): Promise<Value> {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result } = await send('Runtime.evaluate', options);
      return result?.value as Value;
    },
    async trace(categories, work) {
      traced = [];
      traceEnded = Promise.withResolvers();
      await send('Tracing.start', { traceConfig: { includedCategories: categories } });
      await work();
      await send('Tracing.end');
      await traceEnded.promise;
      return traced;
    },
    close() {
      socket.close();
      chrome.kill();
    },
  };
}

async function socketTo(port: number): Promise<WebSocket> {
  const targets: { type: string; webSocketDebuggerUrl: string }[] = JSON.parse(
    await (await fetch(`http://127.0.0.1:${port}/json`)).text(),
  );
  const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '';
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  return socket;
}

/** An expression that is there once the condition holds in the page. */
export function until(condition: string): string {
  return `new Promise((resolve) => {
    const look = () => (${condition} ? resolve(true) : requestAnimationFrame(look));
    look();
  })`;
}
