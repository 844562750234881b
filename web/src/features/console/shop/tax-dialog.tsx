import { taxClasses } from '@stratum/contract/console/shop-words';
import type { CountryTaxes } from '@stratum/contract/console/taxes';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DateField } from '../../../shared/ui/date-field.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { fieldErrors } from './field-errors.ts';
import { currentRates, inOrder, type TypedRates, toRates } from './tax-rates.ts';

interface TaxDialogProps {
  taxes: CountryTaxes;
  onClose: () => void;
}

/** The rates of a country, each from a day on. */
export function TaxDialog({ taxes, onClose }: TaxDialogProps) {
  const format = useFormat();
  return (
    <Dialog
      title={format.country(taxes.country)}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <TaxForm taxes={taxes} onDone={onClose} />
    </Dialog>
  );
}

function TaxForm({ taxes, onDone }: { taxes: CountryTaxes; onDone: () => void }) {
  const { t } = useTranslation('features/console/shop');
  const { country, version, isOwn } = taxes;
  const [rates, setRates] = useState<TypedRates[]>(() =>
    taxes.rates.map((rate, key) => ({ ...rate, key })),
  );
  const save = useRouteMutation(consoleShopEndpoints.changeTaxes);
  const { at, failure } = fieldErrors(save.error);
  const put = (given: readonly TypedRates[] | null) => {
    const sent = given && inOrder(given).map(toRates);
    save.mutate(
      { params: { country }, body: { version, rates: sent } },
      {
        onSuccess() {
          toast.success(t('saved'));
          onDone();
        },
      },
    );
  };
  const add = () => {
    const { from: _, ...rate } = currentRates(taxes.rates);
    const key = Math.max(...rates.map((one) => one.key)) + 1;
    setRates([...rates, { ...rate, from: null, key }]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRates(inOrder(rates));
    put(rates);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Text>{t('taxes.what_happens')}</Text>
      {rates.map((rate, index) => (
        <RatesFields
          key={rate.key}
          rates={rate}
          at={(field) => at(`rates.${index}.${field}`)}
          onChange={(next) => setRates(rates.with(index, next))}
          onRemove={
            rates.length > 1 ? () => setRates(rates.filter((one) => one.key !== rate.key)) : null
          }
        />
      ))}
      <p>
        <Button tone="ghost" size="small" onPress={add}>
          {t('taxes.add')}
        </Button>
      </p>
      <ActAlert failure={failure} />
      <DialogActions>
        {isOwn && (
          <Button
            tone="ghost"
            className="mr-auto"
            isPending={save.isPending}
            onPress={() => put(null)}
          >
            {t('back_to_pack')}
          </Button>
        )}
        <Button tone="plain" onPress={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={save.isPending}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface RatesFieldsProps {
  rates: TypedRates;
  at: (field: string) => { error?: string };
  onChange: (rates: TypedRates) => void;
  /** Null for the only ones. */
  onRemove: (() => void) | null;
}

function RatesFields({ rates, at, onChange, onRemove }: RatesFieldsProps) {
  const { t } = useTranslation('features/console/shop');
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
      <DateField
        label={t('taxes.since')}
        value={rates.from}
        onChange={(from) => onChange({ ...rates, from })}
        {...at('from')}
      />
      {taxClasses.map((name) => (
        <NumberField
          key={name}
          label={t(`taxes.${name}`)}
          value={rates[name] / 10_000}
          onChange={(next) => onChange({ ...rates, [name]: Math.round((next ?? 0) * 10_000) })}
          min={0}
          max={1}
          step={0.0001}
          formatOptions={{ style: 'percent', maximumFractionDigits: 2 }}
          {...at(name)}
        />
      ))}
      {onRemove && (
        <p className="sm:col-span-2">
          <Button tone="plain" size="small" onPress={onRemove}>
            {t('taxes.remove')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
