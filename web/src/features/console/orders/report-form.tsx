import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import {
  type ShipmentStatus,
  shipmentStatuses,
  shopLimits,
} from '@stratum/contract/shop/order-words';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

/** What has become of a parcel whose carrier does not say so itself. */
export function ReportForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation('features/console/orders');
  const [status, setStatus] = useState<ShipmentStatus>('delivered');
  const [place, setPlace] = useState('');
  const report = useRouteMutation(consoleOrderEndpoints.reportParcel);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { status, ...(place.trim() && { place }) };
    report.mutate({ params: { orderId }, body }, { onSuccess: () => setPlace('') });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('parcel.status')}
          value={status}
          onChange={(value) => setStatus(shipmentStatuses.find((one) => one === value) ?? status)}
        >
          {shipmentStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`parcel.is.${one}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('parcel.place')}
          value={place}
          onChange={setPlace}
          maxLength={shopLimits.placeLength}
        />
      </div>
      <FormAlert failure={report.error} />
      <div>
        <Button type="submit" isPending={report.isPending}>
          {t('acts.report')}
        </Button>
      </div>
    </form>
  );
}
