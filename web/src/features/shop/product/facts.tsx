import type { orderEndpoints } from '@stratum/contract/endpoints/orders';
import type { Product } from '@stratum/contract/shop/product';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { CheckIcon, ClockIcon } from '../../../shared/ui/icons.tsx';
import { NumberField } from '../../../shared/ui/lazy-fields.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useMoney, useTaxRate } from '../money.ts';
import { useOrderDraft } from '../order-draft.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { FactRow } from './fact-row.tsx';
import { OrderButton } from './order-button.tsx';

type OrderOptions = RouteReply<typeof orderEndpoints.orderOptions>;

interface FactsProps {
  product: Product;
  options: OrderOptions;
}

/** Pieces that one order may have at most. */
const mostPieces = 99;

/** What it is, what it costs, when it arrives, and the way to have it. */
export function Facts({ product, options }: FactsProps) {
  const { t } = useTranslation('features/shop/product');
  const money = useMoney();
  const taxRate = useTaxRate();
  const draft = useOrderDraft();
  const [quantity, setQuantity] = useState(() => draft.items[0]?.quantity ?? 1);
  // What keeps one from ordering is said first.
  const isForSale = options.isOpen && product.stock > 0;
  const canOrder = isForSale && product.isServed;
  const tax = t('tax', {
    amount: money(product.tax.amount),
    rate: taxRate(product.tax.rate),
  });
  return (
    <div>
      <Heading level={1} className="text-balance">
        {product.name}
      </Heading>
      <Text size="lead" tone="quiet" className="mt-4">
        {product.line}
      </Text>
      <p className="mt-5 font-display text-figure font-light max-md:hidden">
        {money(product.price)}
      </p>
      <Text size="label" tone="quiet" className="mt-3 mb-6 max-md:hidden">
        {tax}
      </Text>
      <ul className="mt-6 border-line border-b md:mt-0">
        {!isForSale && <StockRow product={product} options={options} />}
        <DeliveryRows product={product} lastAddress={options.address} />
        {isForSale && <StockRow product={product} options={options} />}
      </ul>
      <div className="max-md:contents md:mt-5 md:flex md:items-end md:gap-3">
        {canOrder && (
          <NumberField
            label={t('copies')}
            value={quantity}
            onChange={(next) => setQuantity(next ?? 1)}
            min={1}
            max={Math.min(mostPieces, product.stock)}
            className="mt-5 max-w-48 md:mt-0 md:w-40"
          />
        )}
        <div className="max-md:sticky max-md:bottom-0 max-md:z-raised max-md:-mx-6 max-md:mt-6 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-6 max-md:py-4 md:flex-1">
          <p className="md:hidden">
            <span className="block font-display text-dialog font-light">
              {money(product.price)}
            </span>
            <span className="text-small text-ink-2">
              {t('tax_short', { rate: taxRate(product.tax.rate) })}
            </span>
          </p>
          <OrderButton product={product} quantity={quantity} canOrder={canOrder} />
        </div>
      </div>
      <Description text={product.description} />
    </div>
  );
}

function StockRow({ product, options }: FactsProps) {
  const { t } = useTranslation('features/shop/product');
  if (!options.isOpen) {
    return <FactRow icon={<ClockIcon />} title={t('closed.title')} text={t('closed.text')} />;
  }
  if (product.stock === 0) {
    const text = t(product.isAlertWanted ? 'alert.waits' : 'sold_out.text');
    return <FactRow icon={<ClockIcon />} title={t('sold_out.title')} text={text} />;
  }
  const payments = options.payments.includes('stripe') ? 'card_or_invoice' : 'invoice';
  return <FactRow icon={<CheckIcon />} title={t('in_stock')} text={t(`pay.${payments}`)} />;
}

function Description({ text }: { text: string }) {
  return (
    <div className="mt-8 grid gap-3 text-ui text-ink-2">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
