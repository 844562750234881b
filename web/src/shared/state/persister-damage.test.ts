import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Cipher } from './cipher.ts';
import { createLocalItems } from './local-items.ts';
import { RehydrationTimeoutError } from './persist-status.ts';
import { key, open, page, rehydrationTimeout, storage, stored } from './persister.fixture.ts';

afterEach(() => vi.useRealTimers());

const never: Cipher = { encrypt: open.encrypt, decrypt: () => new Promise(() => undefined) };

describe('what cannot be read', () => {
  test.each([
    ['nothing but text', 'hello'],
    ['an empty text', ''],
    ['the state of another library', '{"auth":"{}","_persist":"{\\"version\\":-1}"}'],
    ['base64 that is too short', 'AAAA'],
    ['a text of 3 million characters', 'A'.repeat(3_000_000)],
  ])('%s gives a fresh state, which can be written', async (_, text) => {
    const { persister, name, status, write, items } = page({ items: storage({ [key]: text }) });
    await persister.rehydrate();
    expect(name()).toBe('fresh');
    expect(status()).toMatchObject({ phase: 'rehydrated', problem: 'unreadable' });
    await write('Ada');
    expect(items.get(key)).not.toBe(text);
  });

  test('any changed byte of the stored text gives a fresh state and no throw', async () => {
    const text = (await stored('Ada')).get(key) ?? '';
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, bits) => {
          const flipped = String.fromCharCode(text.charCodeAt(at) ^ bits);
          const changed = text.slice(0, at) + flipped + text.slice(at + 1);
          const { persister, name } = page({ items: storage({ [key]: changed }) });
          await persister.rehydrate();
          expect(name()).toBe('fresh');
        },
      ),
    );
  });

  test('any text cut short or grown gives a fresh state', async () => {
    const text = (await stored('Ada')).get(key) ?? '';
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.string({ minLength: 1 }), async (at, more) => {
        for (const changed of [text.slice(0, at), text + more]) {
          const { persister, name } = page({ items: storage({ [key]: changed }) });
          await persister.rehydrate();
          expect(name()).toBe('fresh');
        }
      }),
    );
  });
});

describe('storage that does not take the state', () => {
  test('is told in the status, nothing else', async () => {
    const { persister, write, status, name } = page({ items: createLocalItems(() => undefined) });
    await persister.rehydrate();
    await write('Ada');
    expect(name()).toBe('Ada');
    expect(status().problem).toBe('not_written');
  });

  test('nor does a cipher that fails stop the page', async () => {
    const cipher = { ...open, encrypt: () => Promise.reject(new Error('no key')) };
    const { persister, write, status, items } = page({ cipher });
    await persister.rehydrate();
    await write('Ada');
    expect(status().problem).toBe('not_written');
    expect(items.get(key)).toBeNull();
  });
});

describe('reading that takes too long', () => {
  async function late() {
    vi.useFakeTimers();
    const started = page({ items: storage({ [key]: 'slow' }), cipher: never });
    const rehydrating = started.persister.rehydrate();
    return { ...started, rehydrating };
  }

  test('raises the time-out once, at its time, and goes on fresh', async () => {
    const { rehydrating, errors, status, name } = await late();
    await vi.advanceTimersByTimeAsync(rehydrationTimeout - 1);
    expect(status().rehydrated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await rehydrating;
    await vi.runAllTimersAsync();
    expect(errors).toEqual([expect.any(RehydrationTimeoutError)]);
    expect(status()).toEqual({
      phase: 'paused',
      rehydrated: true,
      problem: 'rehydration_timeout',
      isStored: true,
    });
    expect(name()).toBe('fresh');
  });

  test('leaves what is stored as it is', async () => {
    const { rehydrating, items, write, persister } = await late();
    await vi.advanceTimersByTimeAsync(rehydrationTimeout);
    await rehydrating;
    await write('Ada');
    await vi.runAllTimersAsync();
    expect(items.get(key)).toBe('slow');
    persister.persist();
    await persister.flush();
    expect(items.get(key)).toContain('Ada');
  });
});
