import { useTranslation } from 'react-i18next';
import { Meter } from '../../../shared/charts/meter.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { NamedPart, NamedParts } from './part-names.ts';

/** The radar's values once more, as a list to be read. */
export function PartsCard({ parts }: { parts: NamedParts }) {
  const { t } = useTranslation('features/progress/dashboard');
  const title =
    parts.category === null ? t('by_category') : t('by_trait', { category: parts.category });
  return (
    <Card title={title} className="h-full">
      <ul className="flex max-h-88 flex-1 flex-col justify-between gap-5">
        {parts.list.map((part) => (
          <PartRow key={part.id} part={part} />
        ))}
      </ul>
    </Card>
  );
}

function PartRow({ part: { label, value } }: { part: NamedPart }) {
  const { t } = useTranslation('features/progress/dashboard');
  const format = useFormat();
  if (value === null) {
    return (
      <li>
        <p className="text-ui font-medium">{label}</p>
        <p className="text-label text-ink-2">{t('not_taken')}</p>
      </li>
    );
  }
  const score = format.score(value);
  return (
    <li>
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span className="text-ui font-medium">{label}</span>
        <span className="font-display text-brand font-light">{score}</span>
      </p>
      <Meter value={value} label={t('part', { name: label, score })} />
    </li>
  );
}
