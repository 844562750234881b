import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Problems } from '../../../shared/forms/problems.ts';
import { type BirthDate, noBirthDate } from '../../../shared/person-fields/birth-date.ts';
import type { Gender } from '../../../shared/person-fields/gender-field.tsx';
import { registerLocalCache } from '../../../shared/session/index.ts';
import { type PersistedFlow, persistFlow, readPersistedFlow } from './persisted-flow.ts';

/** A reload has lost the password of step 1; the time for a new password has run out; there is a new password. */
export type Notice = 'started_over' | 'permit_expired' | 'password_changed';

/** Everything typed into the account screens, which stays while one moves between them. */
export interface AuthDraft extends PersistedFlow {
  readonly login: { readonly email: string; readonly password: string };
  readonly identity: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly password: string;
  };
  readonly details: {
    readonly gender: Gender | null;
    readonly birthDate: BirthDate;
    readonly phone: string;
    readonly smsNotification: boolean;
    /** Undefined until it is touched: then the guess stands. */
    readonly country: string | null | undefined;
    readonly state: string;
    readonly city: string;
    readonly orgcode: string;
  };
  /** The new password in place of a forgotten one. */
  readonly reset: { readonly password: string };
  /** The address asked for when it is not known where a code goes. */
  readonly codeEmail: string;
  /** What the server refused of step 1 when it was sent together with step 2. */
  readonly identityProblems: Problems;
  /** What the next screen has to tell first. */
  readonly notice: Notice | null;
}

const emptyDraft: AuthDraft = {
  login: { email: '', password: '' },
  identity: { first_name: '', last_name: '', email: '', password: '' },
  details: {
    gender: null,
    birthDate: noBirthDate,
    phone: '',
    smsNotification: false,
    country: undefined,
    state: '',
    city: '',
    orgcode: '',
  },
  reset: { password: '' },
  codeEmail: '',
  identityProblems: {},
  notice: null,
  verification: null,
  permit: null,
  returnTo: null,
};

const storage = () => window.sessionStorage;

export const authDraft = createStore<AuthDraft>()(() => emptyDraft);

// Not the store's initial state, which a pre-rendered form is made from and hydrated with.
const kept = readPersistedFlow(storage);
// A link by which an organization invites brings its code along; a page rendered ahead has no address.
const search = typeof location === 'undefined' ? '' : location.search;
const orgcode = new URLSearchParams(search).get('orgcode') ?? '';
authDraft.setState({
  ...kept,
  identity: { ...emptyDraft.identity, ...kept.identity },
  details: { ...emptyDraft.details, orgcode },
});

const keptParts = ['verification', 'permit', 'returnTo', 'identity'] as const;
authDraft.subscribe((draft, before) => {
  if (keptParts.some((part) => draft[part] !== before[part])) persistFlow(storage, draft);
});

/** A person who leaves takes along what they typed. */
registerLocalCache({ clear: resetDraft });

export function resetDraft(): void {
  authDraft.setState(emptyDraft);
}

/** The next person at this screen must not find them, nor what was told to the one before. */
export function clearPasswords(): void {
  authDraft.setState(({ login, identity }) => ({
    login: { ...login, password: '' },
    identity: { ...identity, password: '' },
    reset: { password: '' },
    notice: null,
  }));
}

export function useAuthDraft<T>(select: (draft: AuthDraft) => T): T {
  return useStore(authDraft, select);
}

type Group = 'login' | 'identity' | 'details' | 'reset';

export function updateDraft<G extends Group>(group: G, typed: Partial<AuthDraft[G]>): void {
  authDraft.setState((draft) => ({ [group]: { ...draft[group], ...typed } }));
}
