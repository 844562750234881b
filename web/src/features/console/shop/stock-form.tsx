import type { ConsoleProduct } from '@stratum/contract/console/products';
import { productLimits } from '@stratum/contract/console/shop-words';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { fieldErrors } from './field-errors.ts';

/** How many pieces there are to be sold. What is ordered meanwhile is not counted twice. */
export function StockForm({ product: { id, stock: seen } }: { product: ConsoleProduct }) {
  const { t } = useTranslation('features/console/shop');
  const [stock, setStock] = useState<number | null>(seen);
  const save = useRouteMutation(consoleShopEndpoints.changeProduct);
  const { at, failure } = fieldErrors(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { params: { productId: id }, body: { stock: stock ?? 0, stockSeen: seen } },
      { onSuccess: () => toast.success(t('saved')) },
    );
  };
  return (
    <Card title={t('stock.title')} level={3}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <NumberField
          label={t('stock.pieces')}
          description={t('stock.what_happens')}
          value={stock}
          onChange={setStock}
          min={0}
          max={productLimits.stock}
          {...at('stock')}
        />
        <FormAlert failure={failure} />
        <div>
          <Button type="submit" isPending={save.isPending}>
            {t('stock.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
