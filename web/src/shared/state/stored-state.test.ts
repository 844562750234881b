import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialState } from './app-store.ts';
import { noSelections } from './selections.ts';
import { readStoredState, selectStored } from './stored-state.ts';

const userData = { id: '0', first_name: 'Ada', image: null, assessment_completed: true };
const signedIn = {
  authData: { userData, assignedCategories: ['mentality', 'personal-health'] },
  selections: { ...noSelections, categoryValues: ['mentality'] },
  goalDraft: { userId: '0', draft: { version: 1 } },
  chatDrafts: { userId: '0', bodies: { group: 'Good morning' } },
};

describe('a stored state', () => {
  test.each([
    ['signed in', signedIn],
    ['fresh', selectStored(initialState)],
  ])('%s is read back as it was', (_, state) => {
    expect(readStoredState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test('does not hold whether one is logged in, which the token decides', () => {
    expect(selectStored({ ...initialState, isLoggedIn: true })).not.toHaveProperty('isLoggedIn');
  });

  test.each([
    ['without auth data', { other: {} }],
    [
      'with user data of another shape',
      { authData: { userData: { id: 1 }, assignedCategories: [] } },
    ],
    [
      'with categories that are no slugs',
      { authData: { userData: null, assignedCategories: [7] } },
    ],
  ])('%s is not ours', (_, state) => {
    expect(readStoredState(state)).toBeNull();
  });

  test('whose selections are damaged keeps its session', () => {
    const { authData } = signedIn;
    expect(readStoredState({ authData, selections: 7 })).toEqual({
      authData,
      selections: noSelections,
      goalDraft: null,
      chatDrafts: null,
    });
  });

  test('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readStoredState(value)));
  });
});
