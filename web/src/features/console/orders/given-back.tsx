import type { SoldOrder } from '@stratum/contract/console/orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { linkStyle } from '../../../shared/ui/link.tsx';
import { useMoney } from '../../shop/index.ts';

/** Parts that were given back, and how far their money has come. */
export function GivenBack({ refunds }: Pick<SoldOrder, 'refunds'>) {
  const { t } = useTranslation('features/console/orders');
  const format = useFormat();
  const money = useMoney();
  if (refunds.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 border-line border-t pt-4 text-ui">
      {refunds.map(({ id, at, amount, state, isByHand, creditNoteUrl }) => (
        <li key={id}>
          {t('part.given', { amount: money(amount), when: format.moment(at) })}{' '}
          {t(isByHand ? 'part.by_hand' : `part.${state}`)}{' '}
          {creditNoteUrl && (
            <a href={creditNoteUrl} download className={linkStyle}>
              {t('money.credit_note')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
