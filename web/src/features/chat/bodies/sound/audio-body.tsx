import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { clock } from '../../../../shared/i18n/clock.ts';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { PauseIcon, PlayIcon } from '../body-icons.tsx';
import { type AttachedFile, FileBody } from '../file-body.tsx';
import { changeSpeed, speed } from './speed.ts';
import { useSound } from './use-sound.ts';
import { Waveform } from './waveform.tsx';

interface AudioBodyProps {
  message: Message;
  file: AttachedFile;
}

/** A recording: heard where it stands, at one's own speed; arrows lead through it. */
export function AudioBody({ message, file }: AudioBodyProps) {
  const { t } = useTranslation('features/chat/bodies');
  const { data } = message;
  const shape = data && ('seconds' in data || 'peaks' in data) ? data : {};
  const { audio, at, length, isPlaying, isBroken, toggle, seek } = useSound(
    file.fileId,
    shape.seconds,
  );
  if (isBroken) return <FileBody message={message} file={file} note={t('unplayable')} />;
  const part = length > 0 ? Math.min(1, at / length) : 0;
  return (
    <div className="flex w-107 max-w-full items-center gap-3">
      {/* What members say has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio {...audio} />
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? t('sound.pause') : t('sound.play', { length: clock(length) })}
        className="focus-ring grid size-11 flex-none cursor-pointer place-items-center rounded-full bg-accent-soft text-accent"
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
      <span className="relative h-8 min-w-20 flex-1">
        <input
          type="range"
          min={0}
          max={Math.max(1, length)}
          step={1}
          value={Math.min(at, length)}
          onChange={({ target }) => seek(Number(target.value))}
          aria-label={t('sound.place')}
          aria-valuetext={t('sound.at', { at: clock(at), length: clock(length) })}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <Waveform
          peaks={shape.peaks}
          played={part}
          className="pointer-events-none size-full rounded-sm peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus"
        />
      </span>
      <span className="flex-none text-label tabular-nums">{clock(at > 0 ? at : length)}</span>
      <SpeedButton />
    </div>
  );
}

function SpeedButton() {
  const { t } = useTranslation('features/chat/bodies');
  const format = useFormat();
  const rate = format.number(useStore(speed));
  return (
    <button
      type="button"
      onClick={changeSpeed}
      aria-label={t('sound.speed', { rate })}
      className="focus-ring relative h-7 min-w-11 flex-none cursor-pointer rounded-full border border-line px-2 text-small font-medium tabular-nums after:absolute after:-inset-2 hover:bg-hover"
    >
      {rate}×
    </button>
  );
}
