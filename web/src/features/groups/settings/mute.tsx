import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { MutedIcon } from '../group-icons.tsx';
import { mutedUntilOf, muteTimes } from './mute-times.ts';

interface MuteProps {
  mutedUntil: string | null;
  onChange: (until: string | null) => void;
}

/** Silence for a time, over whatever else is chosen. */
export function Mute({ mutedUntil, onChange }: MuteProps) {
  const { t } = useTranslation('features/groups/settings');
  const format = useFormat();
  if (mutedUntil !== null && Date.parse(mutedUntil) > Date.now()) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-ui">
        <MutedIcon className="text-ink-2" />
        <p role="status" className="flex-1 basis-40">
          {t('mute.until', { moment: format.moment(mutedUntil) })}
        </p>
        <Button tone="ghost" size="small" autoFocus onPress={() => onChange(null)}>
          {t('mute.end')}
        </Button>
      </div>
    );
  }
  return (
    <div role="group" aria-labelledby="mute-for">
      <p id="mute-for" className="mb-2 text-label font-semibold">
        {t('mute.label')}
      </p>
      <div className="flex flex-wrap gap-2">
        {muteTimes.map((time) => (
          <Button
            key={time}
            tone="ghost"
            size="small"
            onPress={() => onChange(mutedUntilOf(time, new Date()).toISOString())}
          >
            {t(`mute.for.${time}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
