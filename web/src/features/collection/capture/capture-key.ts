import { localItems } from '../../../shared/state/local-items.ts';

const name = 'capture-key';

/** Whether the letter opens the capture: a key by itself can be in the way of who speaks to the machine. */
export function isCaptureKeyOn(): boolean {
  return localItems.get(name) !== 'off';
}

export function setCaptureKey(isOn: boolean): void {
  if (isOn) localItems.remove(name);
  else localItems.set(name, 'off');
}
