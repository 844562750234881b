import { launch } from 'chrome-launcher';

interface Answer {
  readonly result: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

export interface ChromiumPage {
  send(method: string, params?: object): Promise<Answer['result']>;
  /** What an expression comes to in the page. */
  run<Value>(expression: string): Promise<Value>;
  close(): void;
}

/** The first page of a Chromium without a window, spoken to in its DevTools protocol. */
export async function openChromium(): Promise<ChromiumPage> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  const socket = await socketTo(chrome.port);
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer & { id?: number } = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.resolve(answer);
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
    async run<Value>(expression: string): Promise<Value> {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result } = await send('Runtime.evaluate', options);
      return result?.value as Value;
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
