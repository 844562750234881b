import type { PackVerdict } from '@stratum/contract/console/content-packs';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';

interface FaultsProps {
  verdict: Extract<PackVerdict, { outcome: 'faulty' }>;
}

/** What is wrong with a pack, by file; as the check says it, which is written in English. */
export function Faults({ verdict: { faults, count } }: FaultsProps) {
  const { t } = useTranslation('features/console/packs');
  const byFile = [...Map.groupBy(faults, ({ file }) => file)];
  return (
    <section className="grid gap-4">
      <Heading level={3} size="label" className="text-danger">
        {t('faults.title', { count })}
      </Heading>
      <p className="max-w-measure text-ui text-ink-2">{t('faults.text')}</p>
      <dl className="grid gap-4" lang="en">
        {byFile.map(([file, found]) => (
          <div key={file}>
            <dt className="font-mono text-label font-semibold wrap-anywhere">{file}</dt>
            {found.map(({ key, problem }) => (
              <dd key={`${key} ${problem}`} className="text-ui wrap-anywhere">
                {key !== '' && <span className="font-mono text-label text-ink-2">{key} </span>}
                {problem}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {count > faults.length && (
        <p className="text-ui text-ink-2">{t('faults.more', { count: count - faults.length })}</p>
      )}
    </section>
  );
}
