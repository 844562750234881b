import type { SessionReply } from '@stratum/contract/auth';
import type { CategorySlug } from '@stratum/contract/categories';
import type { UserData } from '@stratum/contract/person';
import { createStore } from 'zustand/vanilla';
import { afterLeaving, noSelections, type Selections } from './selections.ts';

interface AuthData {
  readonly userData: UserData | null;
  readonly assignedCategories: readonly CategorySlug[];
}

export interface AppState {
  readonly isLoggedIn: boolean;
  readonly authData: AuthData;
  readonly selections: Selections;
}

export const freshState: AppState = {
  isLoggedIn: false,
  authData: { userData: null, assignedCategories: [] },
  selections: noSelections,
};

export const appStore = createStore<AppState>()(() => freshState);

/** Whoever signs in finds their own selections or none. */
export function putSession(reply: Pick<SessionReply, 'userData' | 'assignedCategories'>): void {
  const { userData, assignedCategories } = reply;
  appStore.setState(({ authData, selections }) => ({
    isLoggedIn: true,
    authData: { userData, assignedCategories },
    selections: authData.userData?.id === userData.id ? selections : noSelections,
  }));
}

/** Changes some of the selections; nothing while nobody is signed in. */
export function select(picked: Partial<Selections>): void {
  appStore.setState(({ isLoggedIn, selections }) =>
    isLoggedIn ? { selections: { ...selections, ...picked } } : {},
  );
}

/** Told each change of page, by addresses without their language. */
export function leavePage(from: string, to: string): void {
  appStore.setState(({ selections }) => ({ selections: afterLeaving(selections, from, to) }));
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
export function updateUserData({ id, first_name, image, assessment_completed }: UserData): void {
  const { authData } = appStore.getState();
  if (authData.userData?.id !== id) return;
  const userData = { id, first_name, image, assessment_completed };
  appStore.setState({ authData: { ...authData, userData } });
}
