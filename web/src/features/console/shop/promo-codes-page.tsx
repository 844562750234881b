import type { ConsolePromoCode } from '@stratum/contract/console/promo-codes';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { useMoney, useTaxRate } from '../../shop/index.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { NewPromoCode } from './new-promo-code.tsx';
import { PromoLimits } from './promo-limits.tsx';
import { ShopHead } from './shop-head.tsx';

/** Promo codes: what each takes off, until when, and how often it was used. */
export function PromoCodesPage() {
  const { t } = useTranslation('features/console/shop');
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<ConsolePromoCode | null>(null);
  return (
    <>
      <ShopHead name="promo" />
      <p className="mb-6">
        <Button onPress={() => setAdding(true)}>{t('promo.add')}</Button>
      </p>
      <DataTable
        list="promo_codes"
        caption={t('promo.title')}
        endpoint={consoleShopEndpoints.promoCodes}
        columns={useColumns(setChanged)}
        searchLabel={t('promo.search')}
        empty={{ heading: t('promo.empty.heading'), text: t('promo.empty.text') }}
      />
      <NewPromoCode isOpen={isAdding} onClose={() => setAdding(false)} />
      {changed && (
        <PromoLimits key={changed.id} promoCode={changed} onClose={() => setChanged(null)} />
      )}
    </>
  );
}

function useColumns(change: (code: ConsolePromoCode) => void): Column<ConsolePromoCode>[] {
  const { t } = useTranslation('features/console/shop');
  const format = useFormat();
  const money = useMoney();
  const percent = useTaxRate();
  const day = (date: string | null) => (date === null ? '–' : format.day(date));
  return [
    { key: 'code', title: t('promo.code'), cell: ({ code }) => <bdi>{code}</bdi> },
    {
      key: 'discount',
      title: t('promo.off'),
      isNumber: true,
      cell: ({ discount }) =>
        discount.type === 'percent' ? percent(discount.value * 100) : money(discount.value),
    },
    {
      key: 'minimum',
      title: t('promo.minimum'),
      isNumber: true,
      cell: ({ minimum }) => (minimum ? money(minimum) : '–'),
    },
    { key: 'from', title: t('promo.from'), cell: ({ from }) => day(from) },
    { key: 'until', title: t('promo.until'), cell: ({ until }) => day(until) },
    {
      key: 'used',
      title: t('promo.used'),
      isNumber: true,
      cell: ({ used, totalUses }) =>
        totalUses === null
          ? format.number(used)
          : t('promo.used_of', { used: format.number(used), all: format.number(totalUses) }),
    },
    {
      key: 'usesPerPerson',
      title: t('promo.each'),
      isNumber: true,
      cell: ({ usesPerPerson }) => (usesPerPerson === null ? '–' : format.number(usesPerPerson)),
    },
    {
      key: 'change',
      title: t('promo.change'),
      exportAs: false,
      cell: (code) => (
        <TextButton onClick={() => change(code)}>
          {t('promo.change')}
          <span className="sr-only"> {code.code}</span>
        </TextButton>
      ),
    },
  ];
}
