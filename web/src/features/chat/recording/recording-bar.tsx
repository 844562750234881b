import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../../shared/i18n/clock.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PauseIcon } from '../bodies/body-icons.tsx';
import { Waveform } from '../bodies/sound/waveform.tsx';
import { livePeaks } from './peaks.ts';
import { longestRecording, type Recording } from './recorder.ts';
import { ArrowUpIcon, MicrophoneIcon } from './recording-icons.tsx';
import { useRecorder } from './use-recorder.ts';

interface RecordingBarProps {
  onSend: (recording: Recording) => void;
  onDiscard: () => void;
}

/** A recording as it is made, in place of the field one writes in. */
export default function RecordingBar({ onSend, onDiscard }: RecordingBarProps) {
  const { t } = useTranslation('features/chat/recording');
  const { state, levels, seconds, end, toggle } = useRecorder(onSend);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  if (state.at === 'failed') return <Failed problem={state.problem} onClose={onDiscard} />;
  const isPaused = state.at === 'paused';
  const minutes = longestRecording / 60;
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('recording')}
      tabIndex={-1}
      className="grid gap-2 border-t border-line px-3 py-3 outline-none md:px-5"
    >
      <p role="status" className="sr-only">
        {t(`said.${state.at}`)}
      </p>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className={`size-3 flex-none rounded-full ${isPaused ? 'border-2 border-danger' : 'bg-danger'}`}
        />
        <span role="timer" className="font-display text-numeral font-light tabular-nums">
          {clock(seconds)}
        </span>
        <Waveform peaks={livePeaks(levels)} played={0} className="h-8 min-w-0 flex-1" />
      </div>
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          onClick={onDiscard}
          className="focus-ring -ml-2 min-h-11 cursor-pointer rounded-full px-2 text-ui font-semibold text-accent"
        >
          {t('discard')}
        </button>
        <span className="text-label text-ink-2">{t('up_to', { count: minutes })}</span>
        <span className="flex gap-2">
          <IconButton
            label={isPaused ? t('resume') : t('pause')}
            onPress={toggle}
            isDisabled={state.at === 'asking'}
            className="border border-outline text-ink"
          >
            {isPaused ? <MicrophoneIcon /> : <PauseIcon />}
          </IconButton>
          <IconButton
            label={t('send')}
            onPress={end}
            isDisabled={state.at === 'asking' || seconds < 0.5}
            className="bg-accent text-on-accent forced-color-adjust-none data-disabled:opacity-50 data-hovered:bg-accent-strong data-hovered:text-on-accent"
          >
            <ArrowUpIcon />
          </IconButton>
        </span>
      </div>
    </div>
  );
}

interface FailedProps {
  problem: 'refused' | 'no_microphone' | 'unsupported';
  onClose: () => void;
}

/** Why nothing is recorded, and what helps. */
function Failed({ problem, onClose }: FailedProps) {
  const { t } = useTranslation('features/chat/recording');
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-3 py-3 md:px-5">
      <p role="alert" className="text-ui">
        {t(`problem.${problem}`)}
      </p>
      <button
        type="button"
        onClick={onClose}
        className="focus-ring min-h-11 flex-none cursor-pointer rounded-full px-2 text-ui font-semibold text-accent"
      >
        {t('close')}
      </button>
    </div>
  );
}
