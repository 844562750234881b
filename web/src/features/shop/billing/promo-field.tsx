import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import type { OrderSums } from '@stratum/contract/shop/order';
import { shopLimits } from '@stratum/contract/shop/order-words';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useMoney } from '../money.ts';
import { type OrderDraft, updateOrder } from '../order-draft.ts';

interface PromoFieldProps {
  draft: OrderDraft;
  sums: OrderSums | undefined;
}

/** A code, and what it takes off or why it does not hold. */
export function PromoField({ draft, sums }: PromoFieldProps) {
  const { t } = useTranslation('features/shop/billing');
  const money = useMoney();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { promoCode, items, address } = draft;

  async function redeem(event: FormEvent): Promise<void> {
    event.preventDefault();
    const [item] = items;
    if (!item || isAsking || code.trim() === '') return;
    setAsking(true);
    setFailure(null);
    try {
      const query = { code, ...item, ...(address?.country && { country: address.country }) };
      const found = await callRoute(shopEndpoints.getPromoCode, { query });
      updateOrder({ promoCode: found.code });
      setCode('');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
    } finally {
      setAsking(false);
    }
  }

  if (promoCode !== null) {
    return (
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-3 text-ui">
        {sums?.discount
          ? t('promo.holds', { code: promoCode, amount: money(sums.discount) })
          : t('promo.taken', { code: promoCode })}
        <TextButton onClick={() => updateOrder({ promoCode: null })}>
          {t('promo.remove')}
        </TextButton>
      </p>
    );
  }
  const stays = sums ? ` ${t('promo.stays', { total: money(sums.total) })}` : '';
  const error = failure ? failureText(failure) + stays : undefined;
  return (
    <form onSubmit={(event) => void redeem(event)}>
      <div className="flex items-start gap-3">
        <TextField
          label={t('promo.label')}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setFailure(null);
          }}
          error={error}
          maxLength={shopLimits.promoCodeLength}
          autoComplete="off"
          spellCheck="false"
          className="min-w-0 flex-1"
        />
        <Button type="submit" tone="ghost" isPending={isAsking} className="mt-7">
          {t('promo.redeem')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {error}
      </p>
    </form>
  );
}
