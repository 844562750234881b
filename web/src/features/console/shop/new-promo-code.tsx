import { promoLimits } from '@stratum/contract/console/shop-words';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { shopLimits } from '@stratum/contract/shop/order-words';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DateField } from '../../../shared/ui/date-field.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { fieldErrors } from './field-errors.ts';
import { MoneyField } from './money-field.tsx';

interface NewPromoCodeProps {
  isOpen: boolean;
  onClose: () => void;
}

export function NewPromoCode({ isOpen, onClose }: NewPromoCodeProps) {
  const { t } = useTranslation('features/console/shop');
  return (
    <Dialog title={t('promo.add_title')} isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      <CodeForm onDone={onClose} />
    </Dialog>
  );
}

interface Typed {
  readonly code: string;
  /** Empty for a part of the price, else the currency of the amount. */
  readonly currency: string;
  readonly percent: number | null;
  readonly amount: number;
  readonly minimum: number;
  readonly from: string | null;
  readonly until: string | null;
  readonly totalUses: number | null;
  readonly usesPerPerson: number | null;
}

const empty: Typed = {
  code: '',
  currency: '',
  percent: 10,
  amount: 0,
  minimum: 0,
  from: null,
  until: null,
  totalUses: null,
  usesPerPerson: 1,
};

function bodyOf({ currency, percent, amount, minimum, ...typed }: Typed) {
  if (currency === '') return { ...typed, type: 'percent' as const, value: percent ?? 0 };
  return {
    ...typed,
    type: 'amount' as const,
    value: { amount, currency },
    minimum: minimum > 0 ? { amount: minimum, currency } : null,
  };
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('features/console/shop');
  const [typed, setTyped] = useState(empty);
  const add = useRouteMutation(consoleShopEndpoints.addPromoCode);
  const { at, failure } = fieldErrors(add.error);
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const isTaken = failure?.code === 'conflict';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      toast.success(t('promo.added'));
      onDone();
    };
    add.mutate({ body: bodyOf(typed) }, { onSuccess });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={t('promo.code')}
        description={t('promo.code_hint')}
        value={typed.code}
        onChange={(code) => set({ code })}
        maxLength={shopLimits.promoCodeLength}
        autoComplete="off"
        {...at('code')}
        {...(isTaken && { error: t('promo.taken') })}
      />
      <OffFields typed={typed} set={set} at={at} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={t('promo.from_empty')}
          value={typed.from}
          onChange={(from) => set({ from })}
          {...at('from')}
        />
        <DateField
          label={t('promo.until_empty')}
          value={typed.until}
          onChange={(until) => set({ until })}
          {...at('until')}
        />
        <UsesField name="totalUses" typed={typed} set={set} at={at} label={t('promo.uses_empty')} />
        <UsesField
          name="usesPerPerson"
          typed={typed}
          set={set}
          at={at}
          label={t('promo.each_empty')}
        />
      </div>
      <FormAlert failure={isTaken ? null : failure} />
      <DialogActions>
        <Button tone="plain" onPress={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={add.isPending}>
          {t('promo.add_confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface FieldsProps {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  at: (path: string) => { error?: string };
}

/** What the code takes off: a part of the price, or an amount of one currency. */
function OffFields({ typed, set, at }: FieldsProps) {
  const { t } = useTranslation('features/console/shop');
  const products = useRoute(consoleShopEndpoints.consoleProducts).data?.items ?? [];
  const currencies = [
    ...new Set(products.flatMap(({ prices }) => prices.map(({ currency }) => currency))),
  ];
  const { currency, percent, amount, minimum } = typed;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select label={t('promo.kind')} value={currency} onChange={(next) => set({ currency: next })}>
        <option value="">{t('promo.percent')}</option>
        {currencies.map((one) => (
          <option key={one} value={one}>
            {t('promo.amount_in', { currency: one })}
          </option>
        ))}
      </Select>
      {currency === '' ? (
        <NumberField
          label={t('promo.off')}
          value={percent === null ? null : percent / 100}
          onChange={(next) => set({ percent: next === null ? null : Math.round(next * 100) })}
          min={0.01}
          max={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
          {...at('value')}
        />
      ) : (
        <>
          <MoneyField
            label={t('promo.off')}
            value={{ amount, currency }}
            onChange={(next) => set({ amount: next.amount })}
            error={at('value').error ?? at('value.amount').error}
          />
          <MoneyField
            label={t('promo.minimum_empty')}
            value={{ amount: minimum, currency }}
            onChange={(next) => set({ minimum: next.amount })}
            error={at('minimum').error}
          />
        </>
      )}
    </div>
  );
}

interface UsesFieldProps extends FieldsProps {
  name: 'totalUses' | 'usesPerPerson';
  label: string;
}

function UsesField({ name, label, typed, set, at }: UsesFieldProps) {
  return (
    <NumberField
      label={label}
      value={typed[name]}
      onChange={(value) => set({ [name]: value })}
      min={1}
      max={promoLimits.uses}
      {...at(name)}
    />
  );
}
