import type { AdministeredVideo } from '@stratum/contract/library/administration';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { lengthText } from './timed-text.ts';

/** Every film of the library, the latest first. */
export function Films({ films }: { films: readonly AdministeredVideo[] }) {
  const { t } = useTranslation('features/console/library');
  const locale = useLocale();
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <Heading level={2}>{t('films.title')}</Heading>
        <ButtonLink to="/admin/library/films/new">{t('films.add')}</ButtonLink>
      </div>
      {films.length === 0 && (
        <EmptyState heading={t('films.none')} text={t('films.none_text')} level={3} />
      )}
      <ul>
        {films.map(({ id, poster, texts, duration, hidden, views, moduleIds }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3 text-ui"
          >
            <img
              src={poster}
              alt=""
              loading="lazy"
              className="aspect-video w-28 rounded-sm border border-line object-cover"
            />
            <TextLink to={`/admin/library/films/${id}`} className="min-w-48 flex-1 font-semibold">
              {texts[locale].title}
            </TextLink>
            <span className="text-ink-2">{lengthText(duration)}</span>
            <span className="text-ink-2">{t('films.views', { count: views })}</span>
            <span className="text-ink-2">{t('films.modules', { count: moduleIds.length })}</span>
            {hidden && <span className="font-semibold">{t('hidden')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
