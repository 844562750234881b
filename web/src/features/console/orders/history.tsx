import type { OrderEvent } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';

/** What has happened to an order, the newest first. */
export function History({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation('features/console/orders');
  const { t: shop } = useTranslation('features/shop');
  const format = useFormat();
  return (
    <ol reversed className="grid gap-3 text-ui">
      {events.toReversed().map(({ at, status, cancelReason, returnReason, note }) => (
        <li key={`${at} ${status}`} className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <time dateTime={at} className="text-ink-2">
            {format.moment(at)}
          </time>
          <span>
            <span className="font-semibold">{shop(`status.${status}`)}</span>
            {cancelReason && <span className="block">{t(`history.by.${cancelReason}`)}</span>}
            {returnReason && <span className="block">{t(`return.reasons.${returnReason}`)}</span>}
            {note && <span className="block whitespace-pre-line">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
