import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../../../shared/json/is-record.ts';
import { localItems } from '../../../../shared/state/local-items.ts';

/** The server credits a film as fast as that at most. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** How somebody likes to watch films. */
export interface PlayerSettings {
  readonly rate: number;
  readonly hasCaptions: boolean;
  readonly isReadAloud: boolean;
  readonly isMuted: boolean;
  /** Whether the next lesson begins by itself. */
  readonly goesOn: boolean;
  /** Whether keys work wherever the focus is, or in the player alone. */
  readonly hasKeysEverywhere: boolean;
}

const usual: PlayerSettings = {
  rate: 1,
  hasCaptions: true,
  isReadAloud: false,
  isMuted: false,
  goesOn: true,
  hasKeysEverywhere: true,
};
const itemName = 'player';

/** Kept on this device until its person signs out. */
const settings = createStore<PlayerSettings>()(() => read(localItems.get(itemName)));

export function changeSettings(change: Partial<PlayerSettings>): void {
  settings.setState(change);
  localItems.set(itemName, JSON.stringify(settings.getState()));
}

export const currentSettings = settings.getState;

export function useSettings(): PlayerSettings {
  return useStore(settings);
}

/** The next speed up or down; the last one where there is none. */
export function rateBeside(rate: number, by: 1 | -1): number {
  return rates[rates.findIndex((each) => each === rate) + by] ?? rate;
}

function read(text: string | null): PlayerSettings {
  const stored = parse(text);
  const isOn = (name: keyof PlayerSettings, otherwise: boolean) => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : otherwise;
  };
  return {
    rate: rates.find((rate) => rate === stored.rate) ?? usual.rate,
    hasCaptions: isOn('hasCaptions', usual.hasCaptions),
    isReadAloud: isOn('isReadAloud', usual.isReadAloud),
    isMuted: isOn('isMuted', usual.isMuted),
    goesOn: isOn('goesOn', usual.goesOn),
    hasKeysEverywhere: isOn('hasKeysEverywhere', usual.hasKeysEverywhere),
  };
}

function parse(text: string | null): Partial<Record<keyof PlayerSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
