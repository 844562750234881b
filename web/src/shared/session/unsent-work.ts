import type { i18n } from 'i18next';
import { useEffect, useRef } from 'react';

/** Something a person has done that the server does not have yet. */
export interface UnsentWork {
  isUnsent(): boolean;
  /** What it is, in the reader's language. */
  label(i18n: i18n): string;
}

const works = new Set<UnsentWork>();

/** Whoever logs out is told of it first. @returns how it is taken back */
export function registerUnsentWork(work: UnsentWork): () => void {
  works.add(work);
  return () => works.delete(work);
}

/** What would be lost now, each named once. */
export function unsentLabels(i18n: i18n): string[] {
  const unsent = [...works].filter((work) => work.isUnsent());
  return [...new Set(unsent.map((work) => work.label(i18n)))];
}

let notifyLost = (): void => undefined;

/** The app names how a person is told that work is lost, which nobody could ask about before. */
export function onUnsavedLost(tell: () => void): void {
  notifyLost = tell;
}

/** Called while the work is still there. */
export function notifyUnsavedLost(): void {
  if ([...works].some((work) => work.isUnsent())) notifyLost();
}

/** For a form: `label` names what is lost while `isUnsent`. */
export function useUnsentWork(isUnsent: boolean, label: string): void {
  const work = useRef({ isUnsent, label });
  useEffect(() => {
    work.current = { isUnsent, label };
  });
  useEffect(
    () =>
      registerUnsentWork({
        isUnsent: () => work.current.isUnsent,
        label: () => work.current.label,
      }),
    [],
  );
}
