import type { GroupId } from '@stratum/contract/ids';
import { createStore } from 'zustand/vanilla';

/** Files that are looked at once more before they are sent. */
interface ChosenFiles {
  readonly groupId: GroupId;
  readonly files: readonly File[];
}

export const chosenFiles = createStore<ChosenFiles | null>()(() => null);

/** Pictures that can be sent at once. */
const mostAtOnce = 20;

export function chooseFiles(groupId: GroupId, files: readonly File[]): void {
  if (files.length === 0) return;
  const chosen = chosenFiles.getState();
  const before = chosen?.groupId === groupId ? chosen.files : [];
  chosenFiles.setState({ groupId, files: [...before, ...files].slice(0, mostAtOnce) }, true);
}

export function leaveOut(file: File): void {
  const chosen = chosenFiles.getState();
  const files = chosen?.files.filter((each) => each !== file) ?? [];
  chosenFiles.setState(chosen && files.length > 0 ? { ...chosen, files } : null, true);
}

export function leaveAllOut(): void {
  chosenFiles.setState(null, true);
}
