import type { CountryTaxes } from '@stratum/contract/console/taxes';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useTaxRate } from '../../shop/index.ts';
import type { Column } from '../table/column.ts';
import { Rows } from '../table/rows.tsx';
import { ShopHead } from './shop-head.tsx';
import { TaxDialog } from './tax-dialog.tsx';
import { currentRates } from './tax-rates.ts';

type Row = CountryTaxes & { readonly id: string };

/** The tax that prices hold, by country. */
export function TaxesPage() {
  const { t } = useTranslation('features/console/shop');
  const taxes = useRoute(consoleShopEndpoints.taxTable);
  const [country, setCountry] = useState<string | null>(null);
  const rows = useSorted(taxes.data?.items ?? []);
  const columns = useColumns(setCountry);
  const changed = rows.find(({ id }) => id === country);
  return (
    <>
      <ShopHead name="taxes" />
      <QueryState reads={[taxes]} name={t('taxes.title')} skeleton={<Skeleton className="h-96" />}>
        {rows.length === 0 ? (
          <EmptyState heading={t('taxes.empty.heading')} text={t('taxes.empty.text')} />
        ) : (
          <Rows caption={t('taxes.title')} columns={columns} rows={rows} />
        )}
      </QueryState>
      {changed && (
        <TaxDialog
          key={`${changed.id} ${changed.version}`}
          taxes={changed}
          onClose={() => setCountry(null)}
        />
      )}
    </>
  );
}

/** By their names in the reader's language. */
function useSorted(items: readonly CountryTaxes[]): Row[] {
  const format = useFormat();
  const { compare } = new Intl.Collator(useLocale());
  return items
    .map((item) => ({ ...item, id: item.country }))
    .toSorted((one, other) => compare(format.country(one.id), format.country(other.id)));
}

function useColumns(change: (country: string) => void): Column<Row>[] {
  const { t } = useTranslation('features/console/shop');
  const format = useFormat();
  const percent = useTaxRate();
  const rate = (key: 'standard' | 'book' | 'shipping'): Column<Row> => ({
    key,
    title: t(`taxes.${key}`),
    isNumber: true,
    cell: ({ rates }) => percent(currentRates(rates)[key]),
  });
  return [
    { key: 'country', title: t('taxes.country'), cell: ({ country }) => format.country(country) },
    { key: 'currency', title: t('taxes.currency'), cell: ({ currency }) => currency },
    rate('standard'),
    rate('book'),
    rate('shipping'),
    {
      key: 'from',
      title: t('taxes.since'),
      cell: ({ rates }) => format.day(currentRates(rates).from),
    },
    {
      key: 'origin',
      title: t('taxes.origin'),
      cell: ({ isOwn }) => t(isOwn ? 'taxes.own' : 'taxes.pack'),
    },
    {
      key: 'change',
      title: t('promo.change'),
      cell: ({ country }) => (
        <TextButton onClick={() => change(country)}>
          {t('promo.change')}
          <span className="sr-only"> {format.country(country)}</span>
        </TextButton>
      ),
    },
  ];
}
