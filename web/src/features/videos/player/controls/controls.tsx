import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { clock } from '../../../../shared/i18n/clock.ts';
import {
  BackIcon,
  CaptionsIcon,
  FullScreenIcon,
  KeyboardIcon,
  LeaveFullScreenIcon,
  LinkIcon,
  MutedIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  ReadAloudIcon,
  SoundIcon,
} from '../player-icons.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { Run } from '../use-commands.ts';
import type { Player } from '../use-player.ts';
import { ControlButton } from './control-button.tsx';
import { SpeedSelect } from './speed-select.tsx';

interface ControlsProps {
  player: Player;
  run: Run;
}

/** What is done with the film while it plays; on a telephone the play button stands under the thumb. */
export function Controls({ player, run }: ControlsProps) {
  const { t } = useTranslation('features/videos/player');
  const { playback, screen, smallWindow } = player;
  const { hasCaptions } = useSettings();
  return (
    <div className="flex flex-wrap items-center gap-1 px-4 pb-4 max-sm:justify-between sm:px-5">
      <PlayButton player={player} run={run} />
      <ControlButton
        label={t('control.back')}
        onPress={() => run('back_far')}
        className="max-sm:order-2"
      >
        <BackIcon />
      </ControlButton>
      <Place player={player} />
      <NoteButton player={player} run={run} />
      <span className="flex-1 max-sm:hidden" />
      <ControlButton
        label={t('control.captions')}
        isOn={hasCaptions}
        onPress={() => run('captions')}
        className="max-sm:order-4"
      >
        <CaptionsIcon />
      </ControlButton>
      <Voice player={player} run={run} />
      <SpeedSelect className="max-sm:order-1" />
      <ControlButton
        label={t('control.copy_link', { at: clock(useSecond(playback)) })}
        onPress={() => run('copy_link')}
        className="max-sm:hidden"
      >
        <LinkIcon />
      </ControlButton>
      {smallWindow.isOffered && (
        <ControlButton
          label={t('control.picture_in_picture')}
          isOn={smallWindow.opened !== null}
          onPress={() => run('picture_in_picture')}
          className="max-sm:hidden"
        >
          <PictureInPictureIcon />
        </ControlButton>
      )}
      <ControlButton
        label={t('control.keys')}
        onPress={() => run('keys')}
        className="max-sm:hidden"
      >
        <KeyboardIcon />
      </ControlButton>
      <ControlButton
        label={t(screen.isFull ? 'control.leave_full_screen' : 'control.full_screen')}
        onPress={() => run('full_screen')}
        className="max-sm:order-5"
      >
        {screen.isFull ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
      </ControlButton>
    </div>
  );
}

function useSecond({ state }: Player['playback']): number {
  return useStore(state, ({ at }) => Math.floor(at));
}

function PlayButton({ player: { playback }, run }: ControlsProps) {
  const { t } = useTranslation('features/videos/player');
  const isPlaying = useStore(playback.state, (state) => state.isPlaying);
  const label = t(isPlaying ? 'control.pause' : 'control.play');
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={() => run('toggle')}
      className="focus-ring grid size-12 flex-none cursor-pointer place-items-center rounded-full bg-accent text-on-accent forced-color-adjust-none transition-colors hover:bg-accent-strong max-sm:order-3 max-sm:size-15"
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon className="translate-x-0.5" />}
    </button>
  );
}

function Place({ player: { playback } }: { player: Player }) {
  const second = useSecond(playback);
  return (
    <p className="px-2 text-ui tabular-nums max-sm:hidden">
      <span className="font-semibold">{clock(second)}</span>
      <span className="text-ink-2"> / {clock(playback.duration)}</span>
    </p>
  );
}

function NoteButton({ player: { playback }, run }: ControlsProps) {
  const { t } = useTranslation('features/videos/player');
  return (
    <button
      type="button"
      onClick={() => run('note')}
      className="focus-ring ml-1 flex h-11 cursor-pointer items-center gap-2 rounded-full border border-outline pr-4 pl-2.5 text-label font-semibold whitespace-nowrap tabular-nums hover:bg-hover max-sm:hidden"
    >
      <kbd className="grid size-6 place-items-center rounded-sm border border-outline font-sans text-small">
        N
      </kbd>
      {t('control.note', { at: clock(useSecond(playback)) })}
    </button>
  );
}

/** Sound where the film has some; else the device's voice, where it has one. */
function Voice({ player: { playback, voice }, run }: ControlsProps) {
  const { t } = useTranslation('features/videos/player');
  const { isReadAloud, isMuted } = useSettings();
  const hasSound = useStore(playback.state, (state) => state.hasSound);
  if (hasSound) {
    return (
      <ControlButton
        label={t('control.mute')}
        isOn={isMuted}
        onPress={() => changeSettings({ isMuted: !isMuted })}
        className="max-sm:order-4"
      >
        {isMuted ? <MutedIcon /> : <SoundIcon />}
      </ControlButton>
    );
  }
  if (!voice) return null;
  return (
    <ControlButton
      label={t('control.read_aloud')}
      isOn={isReadAloud}
      onPress={() => run('read_aloud')}
      className="max-sm:hidden"
    >
      <ReadAloudIcon />
    </ControlButton>
  );
}
