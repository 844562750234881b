import type { UserId } from '@stratum/contract/ids';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearLocalCaches, retainForUser } from '../../../shared/session/index.ts';
import { discardEdits, editsOf, restoreEdits, updateEdits } from './edit-draft.ts';

const ada = 'ada' as UserId;
const bruno = 'bruno' as UserId;

beforeEach(discardEdits);
afterEach(() => retainForUser(null));

describe('what was typed and not saved', () => {
  test('adds up, and belongs to who typed it', () => {
    updateEdits(ada, { city: 'Lyon' });
    updateEdits(ada, { phone: '+33 1' });
    expect(editsOf(ada)).toEqual({ city: 'Lyon', phone: '+33 1' });
    expect(editsOf(bruno)).toEqual({});
  });

  test('outlasts a session that ended by itself, for the same person', () => {
    updateEdits(ada, { city: 'Lyon' });
    clearLocalCaches();
    retainForUser(ada);
    expect(editsOf(ada)).toEqual({ city: 'Lyon' });
    retainForUser(bruno);
    expect(editsOf(ada)).toEqual({});
  });

  test('goes with whoever signs out', () => {
    updateEdits(ada, { city: 'Lyon' });
    retainForUser(null);
    expect(editsOf(ada)).toEqual({});
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
      updateEdits(ada, { city: 'Lyon' });
      const draft = await loadAnew();
      draft.restoreEdits(bruno);
      expect(draft.editsOf(bruno)).toEqual({});
      draft.restoreEdits(ada);
      expect(draft.editsOf(ada)).toEqual({ city: 'Lyon' });
    });

    test.each([null, bruno])('is gone once %s came between', async (userId) => {
      updateEdits(ada, { city: 'Lyon' });
      const draft = await loadAnew();
      draft.retainForUser(userId);
      draft.restoreEdits(ada);
      expect(draft.editsOf(ada)).toEqual({});
      expect(items.size).toBe(0);
    });

    test('is nothing where somebody else has written there', () => {
      items.set('of:ada:profile_edit', '{"city":1}');
      restoreEdits(ada);
      expect(editsOf(ada)).toEqual({});
    });

    test('is nothing once it is saved', async () => {
      updateEdits(ada, { city: 'Lyon' });
      discardEdits();
      expect(items.size).toBe(0);
    });
  });
});
