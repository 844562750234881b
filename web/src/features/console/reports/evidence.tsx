import type { AdministeredReport } from '@stratum/contract/console/reports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { linkStyle } from '../../../shared/ui/link.tsx';
import { Section } from '../people/section.tsx';

/** What was reported, as it was then, and what stands around it. */
export function Evidence({ report }: { report: AdministeredReport }) {
  const { t } = useTranslation('features/console/reports');
  const { words, rules, file, fileName, around, body, thing } = report;
  return (
    <Section heading={t('evidence')}>
      <div className="grid gap-5 text-ui">
        {around.length > 0 ? <Around lines={around} /> : body !== null && <Quote text={body} />}
        {rules !== null && (
          <div>
            <p className="text-label text-ink-2">{t('rules')}</p>
            <Quote text={rules} />
          </div>
        )}
        {file?.type.startsWith('image/') && (
          <img
            src={file.url}
            alt={t('reported_picture')}
            className="max-h-96 max-w-full rounded-md border border-line object-contain"
          />
        )}
        {file && !file.type.startsWith('image/') && (
          <p>
            <a href={file.url} download={file.name} className={linkStyle}>
              {t('download', { name: file.name })}
            </a>
          </p>
        )}
        {!file && fileName !== null && <p>{t('file_is_gone', { name: fileName })}</p>}
        {thing === 'person' && <p className="text-ink-2">{t('person_without_copy')}</p>}
        {words !== null && (
          <div>
            <p className="text-label text-ink-2">{t('words')}</p>
            <Quote text={words} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Quote({ text }: { text: string }) {
  return (
    <blockquote
      dir="auto"
      className="mt-1 max-w-reading border-l-2 border-line pl-4 break-words whitespace-pre-wrap"
    >
      {text}
    </blockquote>
  );
}

/** The reported message among those before and after it. */
function Around({ lines }: { lines: AdministeredReport['around'] }) {
  const { t } = useTranslation('features/console/reports');
  const format = useFormat();
  return (
    <ol className="grid max-w-reading gap-1">
      {lines.map(({ name, body, writtenAt, isReported }) => (
        <li
          key={writtenAt}
          className={`rounded-md px-3 py-2 ${isReported ? 'border-l-4 border-accent bg-accent-soft' : ''}`}
        >
          <p className="text-label text-ink-2">
            <bdi className="font-semibold">{name ?? t('nobody')}</bdi>{' '}
            <time dateTime={writtenAt}>{format.moment(writtenAt)}</time>
            {isReported && <strong className="ml-2">{t('this_one')}</strong>}
          </p>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {body ?? <span className="text-ink-2">{t('without_words')}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
