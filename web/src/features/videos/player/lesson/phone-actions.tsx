import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { clock } from '../../../../shared/i18n/clock.ts';
import { buttonStyle } from '../../../../shared/ui/button-style.ts';
import type { Command } from '../keys/key-map.ts';
import { LinkIcon, NoteIcon, ReadAloudIcon } from '../player-icons.tsx';
import { useSettings } from '../settings/settings.ts';
import type { Run } from '../use-commands.ts';
import type { Player } from '../use-player.ts';

/** What has no room among the controls of a telephone. */
export function PhoneActions({ player, run }: { player: Player; run: Run }) {
  const { t } = useTranslation('features/videos/player');
  const { isReadAloud } = useSettings();
  const at = clock(useStore(player.playback.state, (state) => Math.floor(state.at)));
  const hasSound = useStore(player.playback.state, (state) => state.hasSound);
  const action = (command: Command, words: string, icon: ReactNode, isOn?: boolean) => (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => run(command)}
      className={`${buttonStyle({ tone: 'ghost', size: 'small' })} min-h-12 flex-1 tabular-nums aria-pressed:border-accent aria-pressed:bg-accent-soft`}
    >
      {icon}
      {words}
    </button>
  );
  return (
    <div className="mt-4 flex flex-wrap gap-3 sm:hidden">
      {action('note', t('control.note', { at }), <NoteIcon />)}
      {player.voice &&
        !hasSound &&
        action('read_aloud', t('control.read_aloud'), <ReadAloudIcon />, isReadAloud)}
      {action('copy_link', t('control.copy_link', { at }), <LinkIcon />)}
    </div>
  );
}
