import { type PreviewPart, previewParts } from '@stratum/contract/console/pack-parts';
import { contentPackEndpoints } from '@stratum/contract/endpoints/content-packs';
import { type Locale, locales } from '@stratum/contract/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useLevels } from '../../results/index.ts';

/** A pack as people would read it, part by part and in each language. */
export function Preview({ version }: { version: string }) {
  const { t } = useTranslation('features/console/packs');
  const own = useLocale();
  const [part, setPart] = useState<PreviewPart>('levels');
  const [locale, setLocale] = useState<Locale>(own);
  const names = useLevels().data?.categories ?? [];
  const titleOf = (one: PreviewPart) =>
    names.find(({ categoryType }) => categoryType === one)?.name ??
    (one === 'levels' || one === 'chapters' || one === 'glossary' || one === 'pages'
      ? t(`preview.parts.${one}`)
      : one);
  return (
    <section>
      <Heading level={2} className="mb-4">
        {t('preview.title')}
      </Heading>
      <div className="mb-6 grid max-w-144 gap-4 sm:grid-cols-2">
        <Select
          label={t('preview.part')}
          value={part}
          onChange={(value) => setPart(previewParts.find((one) => one === value) ?? part)}
        >
          {previewParts.map((value) => (
            <option key={value} value={value}>
              {titleOf(value)}
            </option>
          ))}
        </Select>
        <Select
          label={t('preview.language')}
          value={locale}
          onChange={(value) => setLocale(locales.find((one) => one === value) ?? locale)}
        >
          {locales.map((value) => (
            <option key={value} value={value}>
              {t(`preview.languages.${value}`)}
            </option>
          ))}
        </Select>
      </div>
      <Passages version={version} part={part} locale={locale} />
    </section>
  );
}

interface PassagesProps {
  version: string;
  part: PreviewPart;
  locale: Locale;
}

function Passages({ version, part, locale }: PassagesProps) {
  const { t } = useTranslation('features/console/packs');
  const preview = useRoute(contentPackEndpoints.contentPackPreview, {
    params: { version },
    query: { part, locale },
  });
  return (
    <QueryState
      reads={[preview]}
      name={t('preview.title')}
      skeleton={<Skeleton className="h-96" />}
    >
      <div lang={locale} className="grid gap-8">
        {preview.data?.items.map(({ heading, texts }) => (
          <section key={heading}>
            <Heading level={3}>{heading}</Heading>
            {texts.map((text, index) => (
              // Two paragraphs may say the same.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={index} className="mt-3 max-w-reading text-ui wrap-anywhere">
                {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </QueryState>
  );
}
