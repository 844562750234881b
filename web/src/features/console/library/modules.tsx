import type {
  AdministeredModule,
  AdministeredVideo,
} from '@stratum/contract/library/administration';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { useTraits } from '../../results/index.ts';
import { useBucketName } from '../../videos/index.ts';

interface ModulesProps {
  modules: readonly AdministeredModule[];
  films: readonly AdministeredVideo[];
}

/** Every module, by its skill. */
export function Modules({ modules, films }: ModulesProps) {
  const { t } = useTranslation('features/console/library');
  const locale = useLocale();
  const { bucketName } = useBucketName();
  const traits = useTraits().data?.traits ?? [];
  const nameOf = (id: string) => traits.find(({ traitId }) => traitId === id)?.name ?? id;
  const titles = new Map(films.map(({ id, texts }) => [id, texts[locale].title]));
  const bySkill = [...Map.groupBy(modules, ({ traitId }) => traitId)];
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <Heading level={2}>{t('modules.title')}</Heading>
        <ButtonLink to="/admin/library/modules/new">{t('modules.add')}</ButtonLink>
      </div>
      {modules.length === 0 && (
        <EmptyState heading={t('modules.none')} text={t('modules.none_text')} level={3} />
      )}
      {bySkill.map(([traitId, ofSkill]) => (
        <section key={traitId} className="mb-6">
          <Heading level={3} size="label" className="mb-1">
            {nameOf(traitId)}
          </Heading>
          <ul>
            {ofSkill.map(({ id, bucket, texts, videoIds, hidden }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3 text-ui"
              >
                <TextLink
                  to={`/admin/library/modules/${id}`}
                  className="min-w-48 flex-1 font-semibold"
                >
                  {texts[locale].title}
                </TextLink>
                <span className="text-ink-2">{bucketName(bucket)}</span>
                <span className="text-ink-2">
                  {videoIds.map((video) => titles.get(video) ?? '').join(', ') ||
                    t('modules.no_film')}
                </span>
                {hidden && <span className="font-semibold">{t('hidden')}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
