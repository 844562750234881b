import type { UserId } from '@stratum/contract/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearLocalCaches, keepOnlyFor } from '../../../shared/state/local-cache.ts';
import { forgetEdit, typeAs, typedBy } from './edit-draft.ts';

const ada = 'ada' as UserId;
const bruno = 'bruno' as UserId;

beforeEach(forgetEdit);

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
});
