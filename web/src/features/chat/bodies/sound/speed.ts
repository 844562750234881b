import { createStore } from 'zustand/vanilla';

const speeds = [1, 1.5, 2] as const;

/** How fast recordings are played, by whoever listens: kept from one to the next. */
export const speed = createStore<(typeof speeds)[number]>()(() => 1);

export function changeSpeed(): void {
  const place = speeds.indexOf(speed.getState());
  speed.setState(speeds[(place + 1) % speeds.length] ?? 1, true);
}
