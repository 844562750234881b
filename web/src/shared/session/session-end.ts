import { endsSession } from '@stratum/contract/errors';
import { limits } from '@stratum/contract/limits';
import type { LocalItems } from '../state/local-items.ts';
import { accessTokenKey, readAccessToken, tokenExpiredShownKey } from './access-token.ts';

interface SessionEndSteps {
  readonly items: LocalItems;
  readonly currentUserId: () => string | null;
  readonly notifyExpired: () => void;
  readonly clearLocalCache: () => void;
  readonly cleanUpFor: (userId: string) => void;
  /** Without a redirect. */
  readonly signOutLocally: () => void;
  readonly goHome: () => void;
}

/** §4: what follows a token error, once however many calls meet one. */
export function createSessionEnd(steps: SessionEndSteps) {
  const { items } = steps;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let isLeaving = false;

  /** A call that outlived its session, or one of an end that was told already, ends nothing. */
  function isStale(sentToken: string | null): boolean {
    if (sentToken !== readAccessToken(items)) return true;
    return sentToken === null && items.get(tokenExpiredShownKey) !== null;
  }

  function begin(): void {
    if (items.get(tokenExpiredShownKey) === null) {
      items.set(tokenExpiredShownKey, 'true');
      steps.notifyExpired();
    }
    items.remove(accessTokenKey);
    cancel();
    timers = [
      setTimeout(unlessSignedIn(endLocally), limits.sessionEnd.cacheClear),
      setTimeout(unlessSignedIn(finish), limits.sessionEnd.redirect),
    ];
  }

  function endLocally(): void {
    const userId = steps.currentUserId();
    steps.clearLocalCache();
    if (userId !== null) steps.cleanUpFor(userId);
    steps.signOutLocally();
  }

  function finish(): void {
    timers = [];
    steps.goHome();
  }

  /** A new sign-in, in another tab too, is left alone. */
  function unlessSignedIn(step: () => void): () => void {
    return () => (readAccessToken(items) === null ? step() : cancel());
  }

  function cancel(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  return {
    /** Told every failed call's code, with the token the call was sent with. */
    onFailure(code: string, sentToken: string | null): void {
      if (endsSession(code) && !isLeaving && !isStale(sentToken)) begin();
    },
    /** Until `reset`, the server's word that the session is over is what the person wants. */
    beginSignOut(): void {
      isLeaving = true;
    },
    /** At sign-in and sign-out: what may be under way is over, and the next end is told again. */
    reset(): void {
      isLeaving = false;
      cancel();
      items.remove(tokenExpiredShownKey);
    },
  };
}
