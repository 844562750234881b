import type { SessionReply } from '@stratum/contract/auth';
import type { CategorySlug } from '@stratum/contract/categories';
import type { UserData } from '@stratum/contract/person';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { noSelections, type Selections, selectionsAfterLeaving } from './selections.ts';

interface AuthData {
  readonly userData: UserData | null;
  readonly assignedCategories: readonly CategorySlug[];
}

/** §3: a goal that is being made. Its shape is the business of the screens that make it. */
export interface OwnedGoalDraft {
  /** Whose it is: it outlasts a session that ended by itself. */
  readonly userId: string;
  readonly draft: unknown;
}

/** §3: what somebody has begun to write to their groups. */
export interface OwnedChatDrafts {
  /** Whose they are: they outlast a session that ended by itself. */
  readonly userId: string;
  /** By the id of the group. */
  readonly bodies: Readonly<Record<string, string>>;
}

export interface AppState {
  readonly isLoggedIn: boolean;
  readonly authData: AuthData;
  readonly selections: Selections;
  readonly goalDraft: OwnedGoalDraft | null;
  readonly chatDrafts: OwnedChatDrafts | null;
}

export const initialState: AppState = {
  isLoggedIn: false,
  authData: { userData: null, assignedCategories: [] },
  selections: noSelections,
  goalDraft: null,
  chatDrafts: null,
};

export const appStore = createStore<AppState>()(() => initialState);

/** Whoever signs in finds their own selections and drafts or none. */
export function setSession(reply: Pick<SessionReply, 'userData' | 'assignedCategories'>): void {
  const { userData, assignedCategories } = reply;
  appStore.setState(({ authData, selections, goalDraft, chatDrafts }) => ({
    isLoggedIn: true,
    authData: { userData, assignedCategories },
    selections: authData.userData?.id === userData.id ? selections : noSelections,
    goalDraft: goalDraft?.userId === userData.id ? goalDraft : null,
    chatDrafts: chatDrafts?.userId === userData.id ? chatDrafts : null,
  }));
}

/** After a session that ended by itself; the drafts wait for their owner. */
export function endSessionState(): void {
  appStore.setState(
    ({ goalDraft, chatDrafts }) => ({ ...initialState, goalDraft, chatDrafts }),
    true,
  );
}

/** Keeps the draft of the signed-in person; nothing while nobody is signed in. */
export function setGoalDraft(draft: unknown): void {
  const { userData } = appStore.getState().authData;
  if (userData)
    appStore.setState({ goalDraft: draft === null ? null : { userId: userData.id, draft } });
}

/** Keeps what the signed-in person has begun to write to a group; nothing of it where it is empty. */
export function setChatDraft(groupId: string, body: string): void {
  const { authData, chatDrafts } = appStore.getState();
  if (!authData.userData) return;
  const { [groupId]: _, ...others } = chatDrafts?.bodies ?? {};
  const bodies = body === '' ? others : { ...others, [groupId]: body };
  appStore.setState({ chatDrafts: { userId: authData.userData.id, bodies } });
}

/** Changes some of the selections; nothing while nobody is signed in. */
export function setSelections(picked: Partial<Selections>): void {
  appStore.setState(({ isLoggedIn, selections }) =>
    isLoggedIn ? { selections: { ...selections, ...picked } } : {},
  );
}

/** Told each change of page, by addresses without their language. */
export function clearSelectionsOnLeave(from: string, to: string): void {
  appStore.setState(({ selections }) => ({
    selections: selectionsAfterLeaving(selections, from, to),
  }));
}

/** Takes over what assessment-status tells; nothing while nobody is signed in. */
export function updateStatus(status: {
  assessment_completed: boolean;
  assignedCategories: readonly CategorySlug[];
}): void {
  const { userData } = appStore.getState().authData;
  if (!userData) return;
  const { assessment_completed, assignedCategories } = status;
  appStore.setState({
    authData: { userData: { ...userData, assessment_completed }, assignedCategories },
  });
}

/** Takes over what the profile tells of the signed-in person; nothing of anybody else. */
export function updateUserData(data: UserData): void {
  const { id, first_name, image, assessment_completed, role } = data;
  const { authData } = appStore.getState();
  if (authData.userData?.id !== id) return;
  const userData = { id, first_name, image, assessment_completed, role };
  appStore.setState({ authData: { ...authData, userData } });
}

export function useAppState<T>(select: (state: AppState) => T): T {
  return useStore(appStore, select);
}
