import { useStore } from 'zustand/react';
import type { Player } from '../use-player.ts';
import type { Command } from './key-map.ts';

/** What this device or this film does not have: its keys are not listed. */
export function useMissingCommands(
  { playback, smallWindow, voice }: Player,
  hasNext: boolean,
): ReadonlySet<Command> {
  const hasSound = useStore(playback.state, (state) => state.hasSound);
  const missing = new Set<Command>([hasSound ? 'read_aloud' : 'mute']);
  if (!voice) missing.add('read_aloud');
  if (!smallWindow.isOffered) missing.add('picture_in_picture');
  if (!hasNext) missing.add('next_lesson');
  return missing;
}
