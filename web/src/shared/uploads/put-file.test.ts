import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { putFile } from './put-file.ts';

/** A request that the test answers. */
class Request extends EventTarget {
  static latest: Request;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  opened: string[] = [];
  constructor() {
    super();
    Request.latest = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send() {}
  isAborted = false;
  abort() {
    this.isAborted = true;
    this.answer(0);
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  answer(status: number, responseText = '') {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => vi.unstubAllGlobals());

function put() {
  const calling = new AbortController();
  const told: number[] = [];
  const done = putFile({
    url: 'https://files.example.org/1',
    file: new Blob(['four']),
    type: 'image/png',
    signal: calling.signal,
    onProgress: (sent) => told.push(sent),
  });
  return { done, told, calling };
}

describe('a file on its way', () => {
  test('carries its type and the access list, and tells how far it has come', async () => {
    const { done, told } = put();
    const { latest } = Request;
    latest.progress(1);
    latest.progress(4);
    latest.answer(204);
    await done;
    expect(latest.opened).toEqual(['PUT', 'https://files.example.org/1']);
    expect(latest.headers.get('content-type')).toBe('image/png');
    expect(latest.headers.get('x-amz-acl')).toBe('public-read');
    expect(told).toEqual([1, 4]);
  });

  test.each([
    [
      413,
      '{"success":false,"error":{"code":"file_too_large","message":"Too large."}}',
      'Too large.',
    ],
    [403, '<Error><Code>AccessDenied</Code></Error>', 'Something went wrong. Please try again.'],
    [0, '', 'Stratum cannot be reached. Check your connection and try again.'],
  ])('is refused with %i in words for people', async (status, body, message) => {
    const { done } = put();
    Request.latest.answer(status, body);
    await expect(done).rejects.toMatchObject({ name: 'CallError', message });
  });

  test('is given up once no byte has moved for twenty seconds', async () => {
    vi.useFakeTimers();
    const { done } = put();
    const outcome = done.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(19_000);
    Request.latest.progress(1);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(Request.latest.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ code: 'timeout' });
    vi.useRealTimers();
  });

  test('is called off', async () => {
    const { done, calling } = put();
    calling.abort(new Error('called off'));
    await expect(done).rejects.toThrow('called off');
  });
});
