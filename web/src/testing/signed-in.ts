import type { UserId } from '@stratum/contract/ids';
import { afterEach, beforeEach, expect } from 'vitest';
import { outbox } from '../shared/outbox/index.ts';
import { queryClient } from '../shared/session/query-cache.ts';
import { appStore, initialState, setSession } from '../shared/state/app-store.ts';
import { adaSignedIn } from './ada.ts';

/** Signs somebody in whose writes may wait, in each test of a file, and leaves nothing of theirs. */
export function signedInAs(id: UserId): void {
  beforeEach(async () => {
    queryClient.clear();
    setSession({ userData: { ...adaSignedIn, id }, assignedCategories: [] });
    await expect.poll(() => outbox.entries.getState().isRead).toBe(true);
  });
  afterEach(async () => {
    appStore.setState(initialState, true);
    await outbox.eraseAll(id);
  });
}
