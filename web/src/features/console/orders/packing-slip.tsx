import type { SoldOrder } from '@stratum/contract/console/orders';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../../shop/index.ts';

/** What is printed of an order: where it goes, and what belongs into the parcel. */
export function PackingSlip({ order }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const { t: shop } = useTranslation('features/shop');
  const { orderNumber, address, service, lines } = order;
  return (
    <div className="hidden print:block">
      <p>
        {shop('number', { number: orderNumber })}, {service}
      </p>
      <p className="my-10 text-lead">
        <AddressLines address={address} />
        {address.phone}
      </p>
      <p className="mb-2 font-semibold">{t('slip.contents')}</p>
      <ul>
        {lines.map(({ productId, name, quantity }) => (
          <li key={productId} className="border-line border-t py-2">
            {`${quantity} × ${name}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
