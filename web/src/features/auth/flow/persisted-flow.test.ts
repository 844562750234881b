import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { persistFlow, readPersistedFlow } from './persisted-flow.ts';

function storageWith(items: Map<string, string>) {
  return (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
}

const flow = {
  verification: {
    email: 'ada@example.org',
    purpose: 'reset_password',
    ticket: 'x'.repeat(43),
    resendAt: 1_800_000_000_000,
    expiresIn: 600,
  },
  permit: { email: 'ada@example.org', ticket: 'y'.repeat(43) },
  returnTo: '/fr/dashboard',
  identity: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' },
} as const;
beforeAll(() => vi.stubGlobal('location', new URL('https://stratum.test')));
afterAll(() => vi.unstubAllGlobals());

const nothing = {
  verification: null,
  permit: null,
  returnTo: null,
  identity: { first_name: '', last_name: '', email: '' },
};

describe('what outlives a reload', () => {
  test('is read back as it was kept', () => {
    const storage = storageWith(new Map());
    persistFlow(storage, flow);
    expect(readPersistedFlow(storage)).toEqual(flow);
  });

  test('leaves no trace once there is nothing to keep', () => {
    const items = new Map<string, string>();
    persistFlow(storageWith(items), flow);
    persistFlow(storageWith(items), nothing);
    expect(items.size).toBe(0);
  });

  test.each([
    '{',
    '7',
    'null',
    '{"verification":{"email":7}}',
    '{"permit":{"email":"ada@example.org","ticket":"short"}}',
    '{"returnTo":"//elsewhere.test"}',
    '{"identity":{"first_name":7}}',
    '{"returnTo":"/.//elsewhere.test"}',
  ])('is nothing where %s is stored', (stored) =>
    expect(readPersistedFlow(storageWith(new Map([['auth_flow', stored]])))).toEqual(nothing),
  );

  test.each(['null', '7', '"short"', '"x y"'])('has no ticket where %s stands for it', (ticket) => {
    const stored = `{"verification":{"email":"ada@example.org","resendAt":0,"ticket":${ticket}}}`;
    const { verification } = readPersistedFlow(storageWith(new Map([['auth_flow', stored]])));
    expect(verification).toEqual({
      email: 'ada@example.org',
      purpose: 'verify_email',
      ticket: null,
      resendAt: 0,
      expiresIn: null,
    });
  });

  test('is never more than what is named here', () => {
    const items = new Map<string, string>();
    const typed = { password: 'Engine-1843' };
    const identity = { ...flow.identity, ...typed };
    const draft = { ...flow, identity, reset: typed };
    persistFlow(storageWith(items), draft);
    expect([...items.values()].join()).not.toContain('Engine');
  });

  test('is nothing where storage is blocked, and keeping does not fail', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    persistFlow(blocked, flow);
    expect(readPersistedFlow(blocked)).toEqual(nothing);
  });
});
