import type { ConsoleProduct } from '@stratum/contract/console/products';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { fieldErrors } from './field-errors.ts';
import { MoneyField } from './money-field.tsx';

/** What a piece costs in each currency, tax included. */
export function PricesForm({ product }: { product: ConsoleProduct }) {
  const { t } = useTranslation('features/console/shop');
  const { id, version, hasOwnPrices } = product;
  const [prices, setPrices] = useState(product.prices);
  const save = useRouteMutation(consoleShopEndpoints.changeProduct);
  const { at, failure } = fieldErrors(save.error);
  const put = (given: typeof prices | null) =>
    save.mutate(
      { params: { productId: id }, body: { version, prices: given } },
      { onSuccess: () => toast.success(t('saved')) },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put(prices);
  };
  return (
    <Card title={t('prices.title')} level={3}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {prices.map((price, at_) => (
            <MoneyField
              key={price.currency}
              label={price.currency}
              value={price}
              onChange={(next) => setPrices(prices.with(at_, next))}
              {...at(`prices.${at_}.amount`)}
            />
          ))}
        </div>
        <ActAlert failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={save.isPending}>
            {t('prices.save')}
          </Button>
          {hasOwnPrices && (
            <Button tone="ghost" isPending={save.isPending} onPress={() => put(null)}>
              {t('back_to_pack')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
