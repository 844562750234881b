import type { CategorySlug } from '@stratum/contract/categories';
import type { UserData } from '@stratum/contract/person';
import { isRecord } from '../json/is-record.ts';
import type { AppState, OwnedChatDrafts, OwnedGoalDraft } from './app-store.ts';
import { readSelections } from './selections.ts';

/** The part of the state that is written to local storage. */
export type StoredState = Pick<AppState, 'authData' | 'selections' | 'goalDraft' | 'chatDrafts'>;

export function selectStored({
  authData,
  selections,
  goalDraft,
  chatDrafts,
}: AppState): StoredState {
  return { authData, selections, goalDraft, chatDrafts };
}

/**
 * Reads back what an older build may have written. By hand, since the schema library would stand
 * in the way of the first interaction; what the server sends is not judged again.
 */
export function readStoredState(value: unknown): StoredState | null {
  if (!isRecord(value) || !isRecord(value.authData)) return null;
  const { userData, assignedCategories } = value.authData;
  if (userData !== null && !isUserData(userData)) return null;
  if (!isCategories(assignedCategories)) return null;
  return {
    authData: { userData, assignedCategories },
    selections: readSelections(value.selections),
    goalDraft: isOwned(value.goalDraft) ? value.goalDraft : null,
    chatDrafts: isDrafts(value.chatDrafts) ? value.chatDrafts : null,
  };
}

function isOwned(value: unknown): value is OwnedGoalDraft {
  return isRecord(value) && typeof value.userId === 'string';
}

function isDrafts(value: unknown): value is OwnedChatDrafts {
  return (
    isRecord(value) &&
    typeof value.userId === 'string' &&
    isRecord(value.bodies) &&
    Object.values(value.bodies).every((body) => typeof body === 'string')
  );
}

function isUserData(value: unknown): value is UserData {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.first_name === 'string' &&
    (value.image === null || typeof value.image === 'string') &&
    typeof value.assessment_completed === 'boolean'
  );
}

/** A slug by its form: which ones exist is the server's to say. */
function isCategory(value: unknown): value is CategorySlug {
  return typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value);
}

function isCategories(value: unknown): value is CategorySlug[] {
  return Array.isArray(value) && value.every(isCategory);
}
