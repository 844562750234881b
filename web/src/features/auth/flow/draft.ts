import type { genderSchema } from '@stratum/contract/person';
import type { z } from 'zod';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { registerLocalCache } from '../../../shared/state/local-cache.ts';
import { type BirthDate, noBirthDate } from '../fields/birth-date.ts';
import type { Problems } from '../forms/problems.ts';
import type { AuthStep } from './auth-step.ts';
import { type KeptFlow, readKeptFlow, writeKeptFlow } from './kept-flow.ts';

type Gender = z.infer<typeof genderSchema>;

/** Everything typed into the account screens, which stays while one moves between them. */
export interface AuthDraft extends KeptFlow {
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
  };
  /** The address asked for when it is not known where the code went. */
  readonly address: string;
  readonly problems: Readonly<Partial<Record<AuthStep, Problems>>>;
  /** True once a reload has lost step 1. */
  readonly startedOver: boolean;
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
  },
  address: '',
  problems: {},
  startedOver: false,
  verification: null,
  returnTo: null,
};

const storage = () => window.sessionStorage;

export const authDraft = createStore<AuthDraft>()(() => ({
  ...emptyDraft,
  ...readKeptFlow(storage),
}));

authDraft.subscribe(({ verification, returnTo }, before) => {
  if (verification === before.verification && returnTo === before.returnTo) return;
  writeKeptFlow(storage, { verification, returnTo });
});

/** A person who leaves takes along what they typed. */
registerLocalCache({ clear: forgetDraft });

export function forgetDraft(): void {
  authDraft.setState(emptyDraft);
}

/** The next person at this screen must not find them. */
export function forgetPasswords(): void {
  authDraft.setState(({ login, identity }) => ({
    login: { ...login, password: '' },
    identity: { ...identity, password: '' },
  }));
}

export function useAuthDraft<T>(select: (draft: AuthDraft) => T): T {
  return useStore(authDraft, select);
}

export function setProblems(step: AuthStep, problems: Problems): void {
  authDraft.setState((draft) => ({ problems: { ...draft.problems, [step]: problems } }));
}

type Group = 'login' | 'identity' | 'details';
const stepOf: Readonly<Record<Group, AuthStep>> = {
  login: 'login',
  identity: 'signup',
  details: 'signupnext',
};

/** Takes over what is typed; the field's problem, if it had one, is gone with it. */
export function type<G extends Group>(group: G, typed: Partial<AuthDraft[G]>): void {
  authDraft.setState((draft) => ({ [group]: { ...draft[group], ...typed } }));
  forgetProblems(stepOf[group], Object.keys(typed));
}

export function forgetProblems(step: AuthStep, names: readonly string[]): void {
  const problems = authDraft.getState().problems[step] ?? {};
  if (!names.some((name) => name in problems)) return;
  const rest = Object.entries(problems).filter(([name]) => !names.includes(name));
  setProblems(step, Object.fromEntries(rest));
}
