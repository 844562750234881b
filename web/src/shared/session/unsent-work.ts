import { useEffect, useRef } from 'react';

/** Something a person has done that the server does not have yet. */
export interface UnsentWork {
  /** What it is, in the reader's language; nothing while all is sent. */
  labels(): readonly string[];
}

const works = new Set<UnsentWork>();

/** Whoever logs out is told of it first. @returns how it is taken back */
export function registerUnsentWork(work: UnsentWork): () => void {
  works.add(work);
  return () => works.delete(work);
}

/** What would be lost now, each named once. */
export function unsentLabels(): string[] {
  return [...new Set([...works].flatMap((work) => work.labels()))];
}

let notifyLost = (): void => undefined;

/** The app names how a person is told that work is lost, which nobody could ask about before. */
export function onUnsavedLost(tell: () => void): void {
  notifyLost = tell;
}

/** Called while the work is still there. */
export function notifyUnsavedLost(): void {
  if (unsentLabels().length > 0) notifyLost();
}

/** For a form: `label` names what is lost while `isUnsent`. */
export function useUnsentWork(isUnsent: boolean, label: string): void {
  const labels = useRef<readonly string[]>([]);
  useEffect(() => {
    labels.current = isUnsent ? [label] : [];
  });
  useEffect(() => registerUnsentWork({ labels: () => labels.current }), []);
}
