import type { NoteBackground } from '@stratum/contract/collection-words';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Paper } from '../item/paper.tsx';

const drawings = ['ridge', 'contour', 'core', 'sediment'] as const;
const hours = ['dawn', 'noon', 'dusk'] as const;

interface BackgroundsProps {
  value: NoteBackground | null;
  onChange: (background: NoteBackground | null) => void;
}

/** What a note may stand on: a column for each drawing, a row for each hour of the day, and a plain sheet. */
export function Backgrounds({ value, onChange }: BackgroundsProps) {
  const { t } = useTranslation('features/collection/note');
  const choice =
    'focus-ring cursor-pointer rounded-md border-2 border-line aria-pressed:border-accent';
  return (
    <section>
      <Heading level={2} size="label" className="mb-3">
        {t('panel.background')}
      </Heading>
      <div role="group" aria-label={t('panel.background')} className="grid grid-cols-4 gap-2.5">
        {hours.flatMap((hour) =>
          drawings.map((drawing) => {
            const background = `${drawing}-${hour}` as const;
            const name = `${t(`drawing.${drawing}`)}, ${t(`hour.${hour}`)}`;
            return (
              <button
                key={background}
                type="button"
                aria-pressed={value === background}
                aria-label={name}
                title={name}
                onClick={() => onChange(background)}
                className={`${choice} p-0.5`}
              >
                <Paper background={background} isSample className="relative h-16 rounded-sm" />
              </button>
            );
          }),
        )}
        {drawings.map((drawing) => (
          <span
            key={drawing}
            aria-hidden="true"
            className="-mt-1 truncate text-center text-small text-ink-2"
          >
            {t(`drawing.${drawing}`)}
          </span>
        ))}
        <button
          type="button"
          aria-pressed={value === null}
          onClick={() => onChange(null)}
          className={`${choice} col-span-full min-h-11 bg-surface text-label`}
        >
          {t('no_background')}
        </button>
      </div>
    </section>
  );
}
