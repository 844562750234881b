import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import type { Money } from '@stratum/contract/money';
import type { OrderSums } from '@stratum/contract/shop/order';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import type { Rate } from '@stratum/contract/shop/shipping';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CallError } from '../../../shared/api/call-error.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { useMoney } from '../money.ts';
import { discardOrder, emptyAddress, type OrderDraft, updateOrder } from '../order-draft.ts';
import { confirmedPath } from '../shop-path.ts';
import { Sums } from '../sums.tsx';
import { toAddress } from './address/address-body.ts';

interface PlaceOrderProps {
  draft: OrderDraft;
  sums: OrderSums;
  rate: Rate;
  payment: PaymentMethod;
  /** Whether the sums are those of what stands here now. */
  isSettled: boolean;
  /** The rate does not hold any more. */
  onRatesAgain: () => void;
}

/** Prices, total, tax, terms, the notice of withdrawal and the button that binds, in this order. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { draft, sums, rate, payment, isSettled } = props;
  const { t } = useTranslation('features/shop/billing');
  const { place, isPending, failure, before } = usePlaceOrder(props);
  return (
    <div className="grid w-full gap-4">
      <Sums sums={sums} service={rate.service} promoCode={draft.promoCode} />
      {before && isSettled && before.amount !== sums.total.amount && (
        <ChangedTotal before={before} now={sums.total} />
      )}
      <FormAlert failure={failure} />
      <p className="text-label">
        <Trans
          t={t}
          i18nKey="review.terms"
          components={{
            terms: <TextLink to="/terms-and-conditions" target="_blank" />,
            withdrawal: <TextLink to="/terms-and-conditions#orders" target="_blank" />,
          }}
        />
      </p>
      <Button onPress={place} isPending={isPending} isDisabled={!isSettled} className="w-full">
        {t('review.order')}
      </Button>
      {payment === 'stripe' && <p className="text-small text-ink-2">{t('payment.goes_on')}</p>}
    </div>
  );
}

function ChangedTotal({ before, now }: { before: Money; now: Money }) {
  const { t } = useTranslation('features/shop/billing');
  const money = useMoney();
  return (
    <p role="alert" className="rounded-md bg-accent-soft px-4 py-3 text-ui font-semibold">
      {t('review.changed', { before: money(before), now: money(now) })}
    </p>
  );
}

function usePlaceOrder({ draft, sums, rate, payment, onRatesAgain }: PlaceOrderProps) {
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const placing = useRouteMutation(orderEndpoints.placeOrder);
  const [before, setBefore] = useState<Money | null>(null);
  const { items, address, billing, promoCode } = draft;

  function refuse({ code }: CallError): void {
    if (code === 'rate_expired') onRatesAgain();
    if (code === 'total_changed' || code === 'promo_refused') setBefore(sums.total);
    if (code === 'promo_refused') updateOrder({ promoCode: null });
  }

  function place(): void {
    const body = {
      items: [...items],
      address: toAddress(address ?? emptyAddress),
      ...(billing && { billingAddress: toAddress(billing) }),
      rateId: rate.rateId,
      ...(promoCode !== null && { promoCode }),
      payment,
      expectedTotal: sums.total,
    };
    placing.mutate(
      { body },
      {
        onSuccess({ orderId, paymentUrl }) {
          if (paymentUrl === null) {
            discardOrder();
            void navigate(localPath(confirmedPath(orderId)), { replace: true });
          } else {
            window.addEventListener('pagehide', discardOrder, { once: true });
            window.location.assign(paymentUrl);
          }
        },
        onError: refuse,
      },
    );
  }

  // Stays pressed while the page of the payment is on its way.
  const isPending = placing.isPending || placing.data?.paymentUrl != null;
  return { place, isPending, failure: placing.error, before };
}
