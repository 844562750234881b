import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Playback } from '../playback/playback.ts';
import { useSettings } from '../settings/settings.ts';
import type { NextLesson } from './next-lesson.ts';
import { countdownSeconds, useCountdown } from './use-countdown.ts';

interface CountdownBarProps {
  next: NextLesson;
  playback: Playback;
  isHeld: boolean;
  onNext: () => void;
}

/** Says below the film, in full screen too, that the next one is about to begin; it can be stopped. */
export default function CountdownBar({ next, playback, isHeld, onNext }: CountdownBarProps) {
  const { t } = useTranslation('features/videos/player');
  const { goesOn } = useSettings();
  const isEnded = useStore(playback.state, (state) => state.isEnded);
  const { left, stop } = useCountdown({ isOn: isEnded && goesOn, isHeld, onEnd: onNext });
  const { title } = next;
  return (
    <>
      <p role="status" className="sr-only">
        {left !== null && t('next.begins_soon', { title, seconds: countdownSeconds })}
      </p>
      {left !== null && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
          <p
            aria-hidden="true"
            className="min-w-0 flex-1 basis-full text-ui sm:basis-0 tabular-nums"
          >
            {t('next.begins', { title, seconds: left })}
          </p>
          <Button tone="ghost" size="small" onPress={stop}>
            {t('next.stop')}
          </Button>
          <Button size="small" onPress={onNext}>
            {t('next.now')}
          </Button>
        </div>
      )}
    </>
  );
}
