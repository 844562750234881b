import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import type { Packs } from './current-pack.tsx';

/** Every pack that is kept, the latest first, each a way to what it would change. */
export function KeptPacks({ packs }: { packs: Packs['items'] }) {
  const { t } = useTranslation('features/console/packs');
  const format = useFormat();
  return (
    <section>
      <Heading level={2} size="label" className="mb-4">
        {t('kept.title')}
      </Heading>
      {packs.length === 0 && <p className="text-ui text-ink-2">{t('kept.none')}</p>}
      <ul>
        {packs.map(({ version, keptAt, size, isInstalled, isCurrent }) => (
          <li
            key={version}
            className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3 text-ui"
          >
            <TextLink to={`/admin/packs/${version}`} className="font-semibold">
              {version}
            </TextLink>
            <span className="text-ink-2">{format.moment(keptAt)}</span>
            <span className="text-ink-2">{format.megabytes(size)}</span>
            <span className="text-ink-2">{t(isInstalled ? 'kept.installed' : 'kept.sent')}</span>
            {isCurrent && <span className="font-semibold">{t('kept.current')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
