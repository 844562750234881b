import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import type { OrderSums } from '@stratum/contract/shop/order';
import { shopLimits } from '@stratum/contract/shop/order-words';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { focusWithoutScroll } from '../../../shared/navigation/scroll-to.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useMoney } from '../money.ts';
import { type OrderDraft, updateOrder } from '../order-draft.ts';

interface PromoFieldProps {
  draft: OrderDraft;
  sums: OrderSums | undefined;
}

interface PartProps extends PromoFieldProps {
  onCode: (promoCode: string | null) => void;
}

/** A code, and what it takes off or why it does not hold. */
export function PromoField(props: PromoFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const Part = props.draft.promoCode === null ? CodeForm : CodeTaken;
  const keep = (promoCode: string | null) => {
    // What has the focus makes room for what is read next.
    if (place.current?.contains(document.activeElement)) focusWithoutScroll(place.current);
    updateOrder({ promoCode });
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Part {...props} onCode={keep} />
    </div>
  );
}

function CodeTaken({ draft: { promoCode }, sums, onCode }: PartProps) {
  const { t } = useTranslation('features/shop/billing');
  const money = useMoney();
  const code = promoCode ?? '';
  return (
    <p role="status" className="flex flex-wrap items-baseline justify-between gap-3 text-ui">
      {sums?.discount
        ? t('promo.holds', { code, amount: money(sums.discount) })
        : t('promo.taken', { code })}
      <TextButton onClick={() => onCode(null)}>{t('promo.remove')}</TextButton>
    </p>
  );
}

function CodeForm({ draft, sums, onCode }: PartProps) {
  const { t } = useTranslation('features/shop/billing');
  const money = useMoney();
  const [code, setCode] = useState('');
  const { failure, isAsking, redeem, forget } = useRedeeming(draft, code, onCode);
  const failureText = useFailureText();
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
            forget();
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

function useRedeeming({ items, address }: OrderDraft, code: string, onCode: PartProps['onCode']) {
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function redeem(event: FormEvent): Promise<void> {
    event.preventDefault();
    const [item] = items;
    if (!item || isAsking || code.trim() === '') return;
    setAsking(true);
    setFailure(null);
    try {
      const query = { code, ...item, ...(address?.country && { country: address.country }) };
      const found = await callRoute(shopEndpoints.getPromoCode, { query });
      onCode(found.code);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
    } finally {
      setAsking(false);
    }
  }

  return { failure, isAsking, redeem, forget: () => setFailure(null) };
}
