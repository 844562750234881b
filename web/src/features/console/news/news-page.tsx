import type { ConsoleNews } from '@stratum/contract/console/news';
import { consoleNewsEndpoints } from '@stratum/contract/endpoints/console-news';
import { locales } from '@stratum/contract/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Column } from '../table/column.ts';
import { Rows } from '../table/rows.tsx';
import { NewsDialog } from './news-dialog.tsx';
import { newPiece, stateOn } from './piece.ts';

/** What is new and what the home page points at, with the days and languages of each piece. */
export function NewsPage() {
  const { t } = useTranslation('features/console/news');
  const news = useRoute(consoleNewsEndpoints.consoleNews);
  const [open, setOpen] = useState<ConsoleNews | 'new' | null>(null);
  const columns = useColumns(setOpen);
  const { items = [], pictures = [] } = news.data ?? {};
  return (
    <>
      <PageHeader heading={t('title')}>{t('intro')}</PageHeader>
      <p className="mb-6">
        <Button onPress={() => setOpen('new')}>{t('add')}</Button>
      </p>
      <QueryState reads={[news]} name={t('title')} skeleton={<Skeleton className="h-96" />}>
        {items.length === 0 ? (
          <EmptyState heading={t('empty.heading')} text={t('empty.text')} />
        ) : (
          <Rows caption={t('title')} columns={columns} rows={items} />
        )}
      </QueryState>
      {open !== null && (
        <NewsDialog
          piece={open === 'new' ? newPiece() : open}
          known={open === 'new' ? null : open}
          pictures={pictures}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function useColumns(change: (piece: ConsoleNews) => void): Column<ConsoleNews>[] {
  const { t } = useTranslation('features/console/news');
  const format = useFormat();
  const locale = useLocale();
  const today = new Date().toISOString().slice(0, 10);
  const titleOf = ({ texts }: ConsoleNews) =>
    (texts[locale] ?? locales.map((one) => texts[one]).find(Boolean))?.title ?? '';
  return [
    {
      key: 'title',
      title: t('columns.title'),
      cell: (piece) => (
        <TextButton className="text-left" onClick={() => change(piece)}>
          {titleOf(piece)}
        </TextButton>
      ),
    },
    { key: 'list', title: t('columns.list'), cell: ({ list }) => t(`lists.${list}`) },
    {
      key: 'state',
      title: t('columns.state'),
      cell: (piece) => t(`states.${stateOn(piece, today)}`),
    },
    { key: 'from', title: t('columns.from'), cell: ({ from }) => format.day(from) },
    {
      key: 'until',
      title: t('columns.until'),
      cell: ({ until }) => (until === null ? '–' : format.day(until)),
    },
    {
      key: 'languages',
      title: t('columns.languages'),
      cell: ({ texts }) =>
        format.list(locales.filter((one) => texts[one]).map((one) => t(`languages.${one}`))),
    },
    { key: 'origin', title: t('columns.origin'), cell: ({ origin }) => t(`origins.${origin}`) },
  ];
}
