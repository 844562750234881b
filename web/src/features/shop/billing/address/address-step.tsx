import type { Address } from '@stratum/contract/shop/address';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../../shared/forms/use-route-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { RadioGroup, RadioOption } from '../../../../shared/ui/radio-group.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { type AddressFields as Fields, type OrderDraft, updateOrder } from '../../order-draft.ts';
import { StepFrame } from '../step-frame.tsx';
import { toAddress, toFields } from './address-body.ts';
import { AddressFields } from './address-fields.tsx';
import { addressForm } from './address-form.ts';
import { AddressLines } from './address-lines.tsx';
import { SuggestionStep } from './suggestion-step.tsx';
import { useAddressCheck } from './use-address-check.ts';

export interface Known {
  /** What the fields begin with. */
  readonly start: Fields;
  /** Where the last order went. */
  readonly last: Address | null;
  readonly lastBilling: Address | null;
}

interface AddressStepProps {
  draft: OrderDraft;
  known: Known;
  onNext: () => void;
}

/** Where it goes: where the last one went, or what is typed. */
export function AddressStep({ draft, known, onNext }: AddressStepProps) {
  const { t } = useTranslation('features/shop/billing');
  const { last, lastBilling, start } = known;
  const [isLast, setLast] = useState(last !== null && draft.address === null);
  // Until something is said of the invoice.
  const [isLastBilling, setLastBilling] = useState(draft.billing === null);
  const address = isLast && last ? toFields(last) : (draft.address ?? start);
  const billing = isLast && isLastBilling && lastBilling ? toFields(lastBilling) : draft.billing;
  const { suggestion, check, answer, edit } = useAddressCheck(onNext);
  const values = { address, ...(billing && { billingAddress: billing }) };
  const form = useRouteForm(addressForm, {
    values,
    bodyOf: () => ({
      address: toAddress(address),
      ...(billing && { billingAddress: toAddress(billing) }),
    }),
    send: async (body, call) => {
      updateOrder({ address, billing, country: address.country });
      await check(body, call);
    },
  });
  const setAddress = (typed: Partial<Fields>) =>
    updateOrder({ address: { ...address, ...typed }, checked: null });
  const setBilling = (next: Fields | null) => {
    setLastBilling(false);
    updateOrder({ billing: next, checked: null });
  };
  if (suggestion) {
    const { kind } = suggestion;
    return <SuggestionStep key={kind} found={suggestion} onAnswer={answer} onEdit={edit} />;
  }
  return (
    <RouteForm form={form} className="contents">
      <StepFrame
        step="address"
        heading={t('address.heading')}
        action={
          <Button type="submit" isPending={form.isSending} className="flex-1">
            {t('address.next')}
          </Button>
        }
      >
        {last && (
          <RadioGroup
            label={t('address.which')}
            value={isLast ? 'last' : 'other'}
            onChange={(value) => setLast(value === 'last')}
          >
            <RadioOption value="last" className="items-start">
              <span className="block font-semibold">{t('address.last')}</span>
              <AddressLines address={last} />
            </RadioOption>
            <RadioOption value="other">{t('address.other')}</RadioOption>
          </RadioGroup>
        )}
        {!isLast && <AddressFields prefix="address" value={address} onChange={setAddress} />}
        <Switch
          isSelected={billing === null}
          onChange={(isSame) => setBilling(isSame ? null : start)}
          className="border-line border-y py-3"
        >
          {t('address.same_billing')}
        </Switch>
        {billing !== null && (
          <fieldset>
            <legend className="mb-4 text-ui font-semibold">{t('address.billing')}</legend>
            <AddressFields
              prefix="billingAddress"
              value={billing}
              onChange={(typed) => setBilling({ ...billing, ...typed })}
            />
          </fieldset>
        )}
        <FormAlert failure={form.failure} others={form.others} />
      </StepFrame>
    </RouteForm>
  );
}
