import type { AdministeredReport } from '@stratum/contract/console/reports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Section } from '../people/section.tsx';

/** What was decided before, and what was said against it. */
export function Appeals({ report }: { report: AdministeredReport }) {
  const { t } = useTranslation('features/console/reports');
  const format = useFormat();
  const { decision, appeals, noteToReporter, noteToReported } = report;
  if (decision === null) return null;
  return (
    <Section heading={t('so_far')}>
      <div className="grid max-w-reading gap-4 text-ui">
        <p className="font-semibold">{t(`decided.${decision}`)}</p>
        {noteToReporter !== null && <Said by={t('note.to_reporter')} words={noteToReporter} />}
        {noteToReported !== null && <Said by={t('note.to_reported')} words={noteToReported} />}
        {appeals.map(({ side, words, createdAt }) => (
          <Said
            key={side}
            by={t(`appeal.${side}`, { date: format.date(createdAt) })}
            words={words}
          />
        ))}
      </div>
    </Section>
  );
}

function Said({ by, words }: { by: string; words: string }) {
  return (
    <div>
      <p className="text-label text-ink-2">{by}</p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {words}
      </p>
    </div>
  );
}
