import type { SoldOrder } from '@stratum/contract/console/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { LocaleLink, linkStyle } from '../../../shared/ui/link.tsx';
import { AddressLines } from '../../shop/index.ts';

/** What belongs into the parcel, who has ordered it, and where the parcel and the invoice go. */
export function Facts({ order }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const { lines, address, billingAddress, buyer, service } = order;
  return (
    <Card title={t('facts.title')}>
      <dl className="grid gap-4 text-ui">
        <Fact name={t('slip.contents')}>
          {lines.map(({ productId, name, quantity }) => (
            <span key={productId} className="block">{`${quantity} × ${name}`}</span>
          ))}
        </Fact>
        <Fact name={t('facts.to')}>
          <AddressLines address={address} />
          {address.phone && <a href={`tel:${address.phone}`}>{address.phone}</a>}
        </Fact>
        {billingAddress && (
          <Fact name={t('facts.invoice_to')}>
            <AddressLines address={billingAddress} />
          </Fact>
        )}
        <Fact name={t('facts.service')}>{service}</Fact>
        <Fact name={t('facts.buyer')}>
          <a href={`mailto:${buyer.email}`} className={`break-all ${linkStyle}`}>
            {buyer.email}
          </a>
          <LocaleLink to={`/admin/people/${buyer.userId}`} className={`mt-1 block ${linkStyle}`}>
            {t('facts.person')}
          </LocaleLink>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
