import type { SoldOrder } from '@stratum/contract/console/orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { linkStyle } from '../../../shared/ui/link.tsx';

/** What is known of how the parcel moves; nothing before it is on its way. */
export function ParcelCard({
  order: { parcel, trackingNumber, trackingUrl },
}: {
  order: SoldOrder;
}) {
  const { t } = useTranslation('features/console/orders');
  const format = useFormat();
  if (!parcel) return null;
  return (
    <Card title={t('parcel.title', { number: trackingNumber })}>
      {trackingUrl && (
        <p className="mb-4">
          <a href={trackingUrl} target="_blank" rel="noreferrer" className={linkStyle}>
            {t('parcel.follow')}
          </a>
        </p>
      )}
      <ol reversed className="grid gap-3 text-ui">
        {parcel.events.map(({ at, status, place }) => (
          <li key={`${at} ${status}`} className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <time dateTime={at} className="text-ink-2">
              {format.moment(at)}
            </time>
            <span>
              {t(`parcel.is.${status}`)}
              {place && <span className="text-ink-2">, {place}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
