import type { SessionReply } from '@stratum/contract/auth';
import type { CategorySlug } from '@stratum/contract/model';
import type { UserData } from '@stratum/contract/person';
import { createStore } from 'zustand/vanilla';

interface AuthData {
  readonly userData: UserData | null;
  readonly assignedCategories: readonly CategorySlug[];
}

export interface AppState {
  readonly isLoggedIn: boolean;
  readonly authData: AuthData;
}

export const freshState: AppState = {
  isLoggedIn: false,
  authData: { userData: null, assignedCategories: [] },
};

export const appStore = createStore<AppState>()(() => freshState);

export function putSession(reply: Pick<SessionReply, 'userData' | 'assignedCategories'>): void {
  const { userData, assignedCategories } = reply;
  appStore.setState({ isLoggedIn: true, authData: { userData, assignedCategories } });
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
