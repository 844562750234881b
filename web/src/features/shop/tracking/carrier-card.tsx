import type { shippingEndpoints } from '@stratum/contract/endpoints/shipping';
import type { OrderDetails } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { buttonStyle } from '../../../shared/ui/button-style.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { BellIcon } from '../../../shared/ui/icons.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ElsewhereIcon } from '../shop-icons.tsx';
import { useParcel } from './use-parcel.ts';

type ParcelEvent = RouteReply<typeof shippingEndpoints.trackShipment>['events'][number];

/** What the carrier tells of the parcel, the newest first. */
export function CarrierCard({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('features/shop/tracking');
  const { trackingNumber, trackingUrl, service } = order;
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-ui font-semibold text-ink-2">
          {trackingNumber
            ? t('carrier.with', { service, number: trackingNumber })
            : t('carrier.heading')}
        </h2>
        {trackingUrl && (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ tone: 'ghost', size: 'small' })}
          >
            <ElsewhereIcon />
            {t('carrier.follow')}
          </a>
        )}
      </div>
      {trackingNumber ? (
        <Events trackingNumber={trackingNumber} />
      ) : (
        <Text>{t('carrier.none')}</Text>
      )}
      <p className="mt-5 flex gap-3 border-line border-t pt-4 text-label text-ink-2">
        <BellIcon />
        {t('carrier.told')}
      </p>
    </Card>
  );
}

function Events({ trackingNumber }: { trackingNumber: string }) {
  const { t } = useTranslation('features/shop/tracking');
  const format = useFormat();
  const parcel = useParcel(trackingNumber);
  const events = parcel.data?.events ?? [];
  return (
    <QueryState
      reads={[parcel]}
      name={t('carrier.heading')}
      skeleton={<Skeleton className="h-40" />}
    >
      {events.length === 0 ? (
        <Text>{t('carrier.no_events')}</Text>
      ) : (
        <ol reversed>
          {events.map((event, at) => (
            <Event
              key={`${event.at} ${event.text}`}
              event={event}
              isNewest={at === 0}
              isOldest={at === events.length - 1}
              time={format.moment(event.at)}
            />
          ))}
        </ol>
      )}
    </QueryState>
  );
}

function Event({
  event: { at, text, place },
  isNewest,
  isOldest,
  time,
}: {
  event: ParcelEvent;
  isNewest: boolean;
  isOldest: boolean;
  time: string;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-2.5 text-ui sm:grid-cols-[11rem_auto_minmax(0,1fr)_auto]">
      <time dateTime={at} className="text-label text-ink-2 max-sm:col-start-2 max-sm:row-start-2">
        {time}
      </time>
      <span
        className={`relative mt-1.5 size-2.5 rounded-full max-sm:row-start-1 ${isNewest ? 'border-2 border-accent bg-surface' : 'bg-ink-2'}`}
      >
        {!isOldest && <span className="absolute top-4 left-1/2 h-6 w-px bg-line" />}
      </span>
      <span className={isNewest ? 'font-semibold' : ''}>{text}</span>
      <span className="text-label text-ink-2 max-sm:col-start-2">{place}</span>
    </li>
  );
}
