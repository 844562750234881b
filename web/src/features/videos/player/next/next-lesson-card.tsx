import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Heading } from '../../../../shared/ui/heading.tsx';
import { LocaleLink } from '../../../../shared/ui/link.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import type { Playback } from '../playback/playback.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useAppearance } from '../source/use-appearance.ts';
import type { NextLesson } from './next-lesson.ts';
import { countdownSeconds, useCountdown } from './use-countdown.ts';

interface NextLessonCardProps {
  next: NextLesson;
  playback: Playback;
  onNext: () => void;
}

/** What follows and why. It begins by itself only where that is wanted, and can be stopped. */
export default function NextLessonCard({ next, playback, onNext }: NextLessonCardProps) {
  const { t } = useTranslation('features/videos/player');
  const { goesOn } = useSettings();
  const isEnded = useStore(playback.state, (state) => state.isEnded);
  const { left, stop } = useCountdown({ isOn: isEnded && goesOn, onEnd: onNext });
  const { title, detail, reason, path } = next;
  const poster = useAppearance() === 'dark' ? (next.posterDark ?? next.poster) : next.poster;
  return (
    <section aria-labelledby="next-lesson">
      <Heading level={2} size="label" id="next-lesson" className="mb-3">
        {t('next.heading')}
      </Heading>
      <LocaleLink
        to={path}
        className="focus-ring flex items-center gap-4 rounded-md text-ink no-underline"
      >
        <img src={poster} alt="" className="aspect-16/9 w-38 flex-none rounded-md object-cover" />
        <span className="min-w-0">
          <span className="block text-ui font-semibold">{title}</span>
          <span className="block text-label text-ink-2">{detail}</span>
        </span>
      </LocaleLink>
      <Switch
        isSelected={goesOn}
        onChange={(isOn) => changeSettings({ goesOn: isOn })}
        className="mt-5 flex-row-reverse !justify-end gap-4 text-label"
      >
        {t('next.goes_on', { seconds: countdownSeconds })}
      </Switch>
      <p role="status" className="sr-only">
        {left !== null && t('next.begins_soon', { title, seconds: countdownSeconds })}
      </p>
      {left !== null && (
        <div className="mt-4 flex items-center justify-between gap-4">
          <p aria-hidden="true" className="text-ui tabular-nums">
            {t('next.begins', { seconds: left })}
          </p>
          <Button tone="ghost" size="small" onPress={stop}>
            {t('next.stop')}
          </Button>
        </div>
      )}
      {reason !== '' && <p className="mt-4 text-label text-ink-2">{reason}</p>}
    </section>
  );
}
