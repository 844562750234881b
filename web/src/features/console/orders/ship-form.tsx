import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { shopLimits } from '@stratum/contract/shop/order-words';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

/** Hands a parcel over: the number that the carrier gave it. */
export function ShipForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation('features/console/orders');
  const [trackingNumber, setTrackingNumber] = useState('');
  const ship = useRouteMutation(consoleOrderEndpoints.shipOrder);
  useHeadingAfterwards(ship.isSuccess);
  const error = ship.error?.fields.trackingNumber;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ship.mutate({ params: { orderId }, body: { trackingNumber } });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('ship.number')}
        description={t('ship.what_happens')}
        value={trackingNumber}
        onChange={setTrackingNumber}
        maxLength={shopLimits.trackingNumberLength}
        autoComplete="off"
        {...(error !== undefined && { error })}
      />
      <FormAlert failure={error === undefined ? ship.error : null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={ship.isPending}>
          {t('acts.ship')}
        </Button>
        <Button tone="ghost" onPress={() => window.print()}>
          {t('slip.print')}
        </Button>
      </div>
    </form>
  );
}
