import type { OrderDetails } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { dayOf, daysBetween } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useDeliveryDays } from '../delivery-days.ts';
import { awaitsPayment, isUnderWay } from '../orders/order-place.ts';
import { useParcel } from './use-parcel.ts';

/** The one thing to know of an order: when it arrives, or what has become of it. */
export function useArrival(order: OrderDetails): { heading: string; line: string } {
  const { t } = useTranslation('features/shop/tracking');
  const { t: shop } = useTranslation('features/shop');
  const format = useFormat();
  const days = useDeliveryDays();
  const today = dayOf(new Date(useNow()));
  const { status, deliveryFrom, deliveryTo, events, payUntil, trackingNumber } = order;
  const { data: parcel } = useParcel(isUnderWay(status) ? trackingNumber : null);
  const heldUp = parcel?.status === 'exception' ? parcel.events[0] : undefined;
  const last = events.at(-1);
  if (!isUnderWay(status)) {
    const reason = last?.cancelReason;
    return {
      heading: shop(`status.${status}`),
      line: reason
        ? t(`cancelled.${reason}`)
        : (last?.note ?? (last ? format.moment(last.at) : '')),
    };
  }
  if (payUntil !== null && awaitsPayment(order)) {
    return {
      heading: t('arrival.waits'),
      line: t('arrival.held', { time: format.moment(payUntil) }),
    };
  }
  const line = days(deliveryFrom, deliveryTo);
  if (heldUp || today > deliveryTo) {
    const planned = t('arrival.planned', { days: line });
    return {
      heading: t('arrival.late'),
      line: heldUp ? `${heldUp.text.replace(/\.?$/, '.')} ${planned}` : planned,
    };
  }
  const wait = daysBetween(today, deliveryFrom);
  if (deliveryFrom === deliveryTo && wait === 0) return { heading: t('arrival.today'), line };
  if (deliveryFrom === deliveryTo && wait === 1) return { heading: t('arrival.tomorrow'), line };
  if (deliveryFrom === deliveryTo)
    return { heading: t('arrival.on', { day: format.weekday(deliveryFrom) }), line };
  return { heading: t('arrival.by', { day: format.weekday(deliveryTo) }), line };
}
