import type { OrderSummary } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { useDeliveryDays } from '../delivery-days.ts';
import { useMoney } from '../money.ts';
import { orderPath } from '../shop-path.ts';
import { OrderMark } from './order-mark.tsx';
import { isUnderWay } from './order-place.ts';

/** What was ordered, how far it is, when it arrives. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('features/shop');
  const format = useFormat();
  const money = useMoney();
  const days = useDeliveryDays();
  const { orderId, orderNumber, status, placedAt, lines, total, deliveryFrom, deliveryTo } = order;
  const names = lines.map(({ name, quantity }) => t('sums.line', { count: quantity, name }));
  return (
    <li className="border-line border-t">
      <LocaleLink
        to={orderPath(orderId)}
        className="focus-ring grid gap-x-6 gap-y-1 rounded-sm py-4 no-underline hover:bg-hover sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span className="text-ui font-semibold">{format.list(names)}</span>
        <span className="text-ui sm:text-right">{money(total)}</span>
        <span className="text-label text-ink-2">
          {t('number', { number: orderNumber })}, {format.date(placedAt)}
        </span>
        <span className="flex items-center gap-2 text-label sm:justify-end">
          <OrderMark status={status} />
          <span className="font-semibold">{t(`status.${status}`)}</span>
          {isUnderWay(status) && (
            <span className="text-ink-2">{days(deliveryFrom, deliveryTo)}</span>
          )}
        </span>
      </LocaleLink>
    </li>
  );
}
