import { CallError } from './call-error.ts';

/**
 * The Idempotency-Key of a submission: the same while a person repeats it after no answer came, a
 * new one once the server has answered.
 */
export function createIdempotencyKeys() {
  let open: { readonly input: string; readonly key: string } | null = null;
  return {
    keyFor(input: unknown): string {
      const text = JSON.stringify(input) ?? '';
      if (open?.input !== text) open = { input: text, key: randomKey() };
      return open.key;
    },
    settled(error: unknown): void {
      if (!(error instanceof CallError) || !error.isUnanswered) open = null;
    },
  };
}

/** 128 bits of chance. Not `crypto.randomUUID`, which origins without TLS lack. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
