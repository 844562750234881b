import { useTranslation } from 'react-i18next';

/** Where the findings of a chapter come from. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation('features/chapters/chapter');
  return (
    <section className="mt-12 text-small text-ink-2" aria-labelledby="sources">
      <h2 id="sources" className="font-semibold">
        {t('sources')}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {sources.map((source) => (
          <li key={source} lang="en">
            {source}
          </li>
        ))}
      </ul>
    </section>
  );
}
