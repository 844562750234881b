import type { UserId } from '@stratum/contract/ids';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearLocalCaches, keepOnlyFor } from '../../../shared/session/index.ts';
import { forgetEdit, takeUpEdit, typeAs, typedBy } from './edit-draft.ts';

const ada = 'ada' as UserId;
const bruno = 'bruno' as UserId;

beforeEach(forgetEdit);
afterEach(() => keepOnlyFor(null));

describe('what was typed and not saved', () => {
  test('adds up, and belongs to who typed it', () => {
    typeAs(ada, { city: 'Lyon' });
    typeAs(ada, { phone: '+33 1' });
    expect(typedBy(ada)).toEqual({ city: 'Lyon', phone: '+33 1' });
    expect(typedBy(bruno)).toEqual({});
  });

  test('outlasts a session that ended by itself, for the same person', () => {
    typeAs(ada, { city: 'Lyon' });
    clearLocalCaches();
    keepOnlyFor(ada);
    expect(typedBy(ada)).toEqual({ city: 'Lyon' });
    keepOnlyFor(bruno);
    expect(typedBy(ada)).toEqual({});
  });

  test('goes with whoever signs out', () => {
    typeAs(ada, { city: 'Lyon' });
    keepOnlyFor(null);
    expect(typedBy(ada)).toEqual({});
  });

  describe('once the page is loaded anew', () => {
    const loadAnew = async () => {
      vi.resetModules();
      const cache = await import('../../../shared/session/index.ts');
      const draft = await import('./edit-draft.ts');
      return { ...cache, ...draft };
    };
    const items = new Map<string, string>();
    beforeEach(() => {
      items.clear();
      const sessionStorage = {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => void items.set(key, text),
        removeItem: (key: string) => void items.delete(key),
        key: (index: number) => [...items.keys()][index] ?? null,
        get length() {
          return items.size;
        },
      };
      vi.stubGlobal('window', { sessionStorage });
    });
    afterEach(() => void vi.unstubAllGlobals());

    test('is there for the same person alone', async () => {
      typeAs(ada, { city: 'Lyon' });
      const draft = await loadAnew();
      draft.takeUpEdit(bruno);
      expect(draft.typedBy(bruno)).toEqual({});
      draft.takeUpEdit(ada);
      expect(draft.typedBy(ada)).toEqual({ city: 'Lyon' });
    });

    test.each([null, bruno])('is gone once %s came between', async (userId) => {
      typeAs(ada, { city: 'Lyon' });
      const draft = await loadAnew();
      draft.keepOnlyFor(userId);
      draft.takeUpEdit(ada);
      expect(draft.typedBy(ada)).toEqual({});
      expect(items.size).toBe(0);
    });

    test('is nothing where somebody else has written there', () => {
      items.set('of:ada:profile_edit', '{"city":1}');
      takeUpEdit(ada);
      expect(typedBy(ada)).toEqual({});
    });

    test('is nothing once it is saved', async () => {
      typeAs(ada, { city: 'Lyon' });
      forgetEdit();
      expect(items.size).toBe(0);
    });
  });
});
