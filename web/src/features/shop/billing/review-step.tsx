import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import type { Product } from '@stratum/contract/shop/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDeliveryDays } from '../delivery-days.ts';
import { useMoney } from '../money.ts';
import { emptyAddress, type OrderDraft } from '../order-draft.ts';
import { ProductPicture } from '../product-picture.tsx';
import { toAddress } from './address/address-body.ts';
import { AddressLines } from './address/address-lines.tsx';
import { Unchecked } from './address/unchecked.tsx';
import { NoDelivery } from './no-delivery.tsx';
import { PlaceOrder } from './place-order.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Step } from './steps.ts';
import { useOrderSums, useRates } from './use-order-parts.ts';

interface ReviewStepProps {
  draft: OrderDraft;
  product: Product;
  payment: PaymentMethod;
  onGo: (step: Step) => void;
}

/** All that is ordered, each part with the way to change it; then the button that binds. */
export function ReviewStep({ draft, product, payment, onGo }: ReviewStepProps) {
  const { t } = useTranslation('features/shop/billing');
  const { t: shop } = useTranslation('features/shop');
  const days = useDeliveryDays();
  const money = useMoney();
  const { read, chosen, refused, isUndeliverable } = useRates(draft);
  const sums = useOrderSums(draft, chosen);
  const { address, billing, checked } = draft;
  return (
    <StepFrame
      step="review"
      heading={t('review.heading')}
      action={null}
      foot={
        isUndeliverable ? (
          <NoDelivery refused={refused} onChangeAddress={() => onGo('address')} />
        ) : (
          <QueryState
            reads={[read, sums]}
            name={t('review.sums')}
            skeleton={<Skeleton className="h-60" />}
          >
            {sums.data && chosen && (
              <PlaceOrder
                draft={draft}
                sums={sums.data}
                rate={chosen}
                payment={payment}
                isSettled={!sums.isFetching && !sums.isPlaceholderData}
                onRatesAgain={() => void read.refetch()}
              />
            )}
          </QueryState>
        )
      }
    >
      <ul>
        {sums.data?.lines.map(({ productId, name, quantity, total }) => (
          <li key={productId} className="flex items-start gap-4 pb-2">
            {productId === product.id && product.gallery[0] && (
              <ProductPicture
                picture={product.gallery[0]}
                alt=""
                className="h-24 w-20 flex-none rounded-md object-cover"
              />
            )}
            <span className="min-w-0 flex-1">
              <span className="block text-ui font-semibold">{name}</span>
              <span className="text-label text-ink-2">{shop('copies', { count: quantity })}</span>
            </span>
            <span className="text-ui font-semibold">{money(total)}</span>
          </li>
        ))}
      </ul>
      <dl>
        <Chosen label={t('review.to')} onChange={() => onGo('address')}>
          <AddressLines address={toAddress(address ?? emptyAddress)} />
        </Chosen>
        {billing && (
          <Chosen label={t('review.invoice_to')} onChange={() => onGo('address')}>
            <AddressLines address={toAddress(billing)} />
          </Chosen>
        )}
        <Chosen label={t('review.delivery')} onChange={() => onGo('delivery')}>
          {chosen && `${days(chosen.deliveryFrom, chosen.deliveryTo)}, ${chosen.service}`}
        </Chosen>
        <Chosen label={t('payment.label')} onChange={() => onGo('delivery')}>
          {shop(`payment.${payment}`)}, {t(`payment.${payment}_how`)}
        </Chosen>
      </dl>
      <Unchecked parts={checked?.unchecked ?? []} />
    </StepFrame>
  );
}

interface ChosenProps {
  label: string;
  onChange: () => void;
  children: ReactNode;
}

function Chosen({ label, onChange, children }: ChosenProps) {
  const { t } = useTranslation('features/shop/billing');
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] gap-3 border-line border-t py-3.5 text-ui">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
      <dd>
        <TextButton onClick={onChange} aria-label={t('review.change_named', { name: label })}>
          {t('review.change')}
        </TextButton>
      </dd>
    </div>
  );
}
