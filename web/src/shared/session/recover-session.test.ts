import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { afterEach, expect, test } from 'vitest';
import { ada } from '../../testing/ada.ts';
import { answering, offline } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { appStore, initialState } from '../state/app-store.ts';
import { localItems } from '../state/local-items.ts';
import { accessTokenKey } from './access-token.ts';
import { recoverSession } from './recover-session.ts';

const { profileInfo } = profileEndpoints;
const server = fakeApi(
  answering(profileInfo, ada),
  answering(assessmentEndpoints.assessmentStatus, {
    assessment_completed: true,
    assignedCategories: ['mentality'],
    organization: null,
    categories: [],
  }),
);

afterEach(() => {
  localItems.clear();
  appStore.setState(initialState, true);
});

test('a token whose user data is lost opens its session again', async () => {
  localItems.set(accessTokenKey, 'token of Ada');
  await recoverSession();
  const { id, first_name, image, assessment_completed } = ada;
  expect(appStore.getState()).toMatchObject({
    isLoggedIn: true,
    authData: {
      userData: { id, first_name, image, assessment_completed },
      assignedCategories: ['mentality'],
    },
  });
  expect(appStore.getState().authData.userData).not.toHaveProperty('email');
});

test('without a token nothing is asked', async () => {
  await recoverSession();
  expect(server.calls()).toEqual([]);
});

test('a person who has left in the meantime stays signed out', async () => {
  server.now(
    answering(profileInfo, () => {
      localItems.clear();
      return ada;
    }),
  );
  localItems.set(accessTokenKey, 'token of Ada');
  await recoverSession();
  expect(appStore.getState()).toEqual(initialState);
});

test('a server that fails leaves one signed out, without a throw', async () => {
  server.now(answering(profileInfo, offline));
  localItems.set(accessTokenKey, 'token of Ada');
  await recoverSession();
  expect(appStore.getState()).toEqual(initialState);
});
