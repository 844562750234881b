import type { OrderSums } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { useMoney, useTaxRate } from './money.ts';

interface SumsProps {
  sums: OrderSums;
  /** How it is sent. */
  service?: string | undefined;
  promoCode?: string | null | undefined;
  /** What the total is called, such as that it is paid. */
  totalLabel?: string;
}

/** What an order comes to: its prices, its total, and the tax within it. */
export function Sums({ sums, service, promoCode, totalLabel }: SumsProps) {
  const { t } = useTranslation('features/shop');
  const money = useMoney();
  const { lines, shipping, discount, total } = sums;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 text-label">
      {lines.map(({ productId, name, quantity, total: sum }) => (
        <div key={productId} className="contents">
          <dt className="text-ink-2">{t('sums.line', { count: quantity, name })}</dt>
          <dd className="text-right">{money(sum)}</dd>
        </div>
      ))}
      {discount && (
        <div className="contents">
          <dt className="text-ink-2">
            {promoCode ? t('sums.discount_code', { code: promoCode }) : t('sums.discount')}
          </dt>
          <dd className="text-right">−{money(discount)}</dd>
        </div>
      )}
      {shipping && (
        <div className="contents">
          <dt className="text-ink-2">
            {service ? t('sums.shipping_by', { service }) : t('sums.shipping')}
          </dt>
          <dd className="text-right">{money(shipping)}</dd>
        </div>
      )}
      <div className="col-span-2 mt-1.5 flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <dt>
          <span className="block text-ui font-semibold">{totalLabel ?? t('sums.total')}</span>
          <TaxNote sums={sums} />
        </dt>
        <dd className="flex-none font-display text-count font-light">{money(total)}</dd>
      </div>
    </dl>
  );
}

function TaxNote({ sums: { taxes, tax } }: { sums: OrderSums }) {
  const { t } = useTranslation('features/shop');
  const money = useMoney();
  const taxRate = useTaxRate();
  const [only, another] = taxes;
  return (
    <span className="block text-small text-ink-2">
      {only && !another
        ? t('sums.tax_rate', { amount: money(tax), rate: taxRate(only.rate) })
        : t('sums.tax', { amount: money(tax) })}
    </span>
  );
}
