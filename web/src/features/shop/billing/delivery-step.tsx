import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import type { Rate } from '@stratum/contract/shop/shipping';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDeliveryDays } from '../delivery-days.ts';
import { useMoney } from '../money.ts';
import { type OrderDraft, updateOrder } from '../order-draft.ts';
import { Unchecked } from './address/unchecked.tsx';
import { NoDelivery } from './no-delivery.tsx';
import { PromoField } from './promo-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { useOrderSums, useRates } from './use-order-parts.ts';

interface DeliveryStepProps {
  draft: OrderDraft;
  payments: readonly PaymentMethod[];
  payment: PaymentMethod | undefined;
  onNext: () => void;
  onChangeAddress: () => void;
}

/** When it is to arrive, how it is paid, and what a code takes off. */
export function DeliveryStep(props: DeliveryStepProps) {
  const { draft, payments, payment, onNext, onChangeAddress } = props;
  const { t } = useTranslation('features/shop/billing');
  const { t: shop } = useTranslation('features/shop');
  const money = useMoney();
  const { read, rates, chosen, refused, isUndeliverable } = useRates(draft);
  const sums = useOrderSums(draft, chosen);
  return (
    <StepFrame
      step="delivery"
      heading={t('delivery.heading')}
      foot={
        sums.isError ? (
          <ErrorState
            message={sums.error.message}
            onRetry={() => void sums.refetch()}
            isRetrying={sums.isFetching}
          />
        ) : (
          <p className="mb-3 flex items-baseline justify-between gap-4">
            <span className="text-small text-ink-2">{shop('sums.total')}</span>
            <output className="font-display text-count font-light">
              {sums.data ? money(sums.data.total) : '…'}
            </output>
          </p>
        )
      }
      action={
        <Button onPress={onNext} isDisabled={!chosen || !payment || !sums.data} className="flex-1">
          {t('delivery.next')}
        </Button>
      }
    >
      {isUndeliverable ? (
        <NoDelivery refused={refused} onChangeAddress={onChangeAddress} />
      ) : (
        <QueryState
          reads={[read]}
          name={t('delivery.rates')}
          skeleton={<Skeleton className="h-40" />}
        >
          <Rates rates={rates} chosen={chosen} />
        </QueryState>
      )}
      <Unchecked parts={draft.checked?.unchecked ?? []} />
      <Payments payments={payments} payment={payment} />
      <PromoField draft={draft} sums={sums.data} />
    </StepFrame>
  );
}

function Rates({ rates, chosen }: { rates: readonly Rate[]; chosen: Rate | undefined }) {
  const { t } = useTranslation('features/shop/billing');
  const days = useDeliveryDays();
  const money = useMoney();
  const choose = (id: string) => {
    const rate = rates.find(({ rateId }) => rateId === id);
    if (rate) updateOrder({ rate: { service: rate.service, amount: rate.price.amount } });
  };
  return (
    <RadioGroup label={t('delivery.rates')} value={chosen?.rateId ?? ''} onChange={choose}>
      {rates.map(({ rateId, service, price, deliveryFrom, deliveryTo }) => (
        <RadioOption key={rateId} value={rateId} className="[&>span:last-child]:flex-1">
          <span className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{days(deliveryFrom, deliveryTo)}</span>
            <span className="flex-none font-semibold">{money(price)}</span>
          </span>
          <span className="block text-label text-ink-2">{service}</span>
        </RadioOption>
      ))}
    </RadioGroup>
  );
}

function Payments({ payments, payment }: Pick<DeliveryStepProps, 'payments' | 'payment'>) {
  const { t } = useTranslation('features/shop/billing');
  const { t: shop } = useTranslation('features/shop');
  const choose = (value: string) =>
    updateOrder({ payment: payments.find((each) => each === value) ?? null });
  return (
    <RadioGroup label={t('payment.label')} value={payment ?? ''} onChange={choose}>
      {payments.map((each) => (
        <RadioOption key={each} value={each}>
          <span className="block font-semibold">{shop(`payment.${each}`)}</span>
          <span className="block text-label text-ink-2">{t(`payment.${each}_how`)}</span>
        </RadioOption>
      ))}
    </RadioGroup>
  );
}
