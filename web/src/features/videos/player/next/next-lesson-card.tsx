import { useTranslation } from 'react-i18next';
import { Heading } from '../../../../shared/ui/heading.tsx';
import { LocaleLink } from '../../../../shared/ui/link.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useAppearance } from '../source/use-appearance.ts';
import type { NextLesson } from './next-lesson.ts';
import { countdownSeconds } from './use-countdown.ts';

/** What follows and why. It begins by itself only where that is wanted. */
export default function NextLessonCard({ next }: { next: NextLesson }) {
  const { t } = useTranslation('features/videos/player');
  const { goesOn } = useSettings();
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
      {reason !== '' && <p className="mt-4 text-label text-ink-2">{reason}</p>}
    </section>
  );
}
