import type { PlainStep, SellerAction } from '@stratum/contract/console/order-words';
import type { SoldOrder } from '@stratum/contract/console/orders';
import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useMoney } from '../../shop/index.ts';
import { ReportForm } from './report-form.tsx';
import { isReturn } from './return-state.ts';
import { ReturnSteps } from './return-steps.tsx';
import { ShipForm } from './ship-form.tsx';

/** The one thing an order waits for, with the button or field that does it. */
export function NextStep({ order }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const money = useMoney();
  const { orderId, total, refunds, actions } = order;
  const can = (action: SellerAction) => actions.includes(action);
  const given = sumOf(refunds);
  const waiting = sumOf(refunds.filter(({ isByHand }) => isByHand));
  const moneyOf = (amount: number) => money({ ...total, amount });
  return (
    <Card title={t('next.title')}>
      <Text className="mb-4">
        {t(`next.${stepOf(order)}`, { total: moneyOf(total.amount - given) })}
      </Text>
      {can('paid') && <PlainAct orderId={orderId} step="paid" />}
      {can('packed') && (
        <PlainAct orderId={orderId} step="packed">
          <Button tone="ghost" onPress={() => window.print()}>
            {t('slip.print')}
          </Button>
        </PlainAct>
      )}
      {can('ship') && <ShipForm orderId={orderId} />}
      {can('report_parcel') && <ReportForm orderId={orderId} />}
      {can('part_sent') && (
        <>
          <Text className="my-4">{t('next.part_sent', { total: moneyOf(waiting) })}</Text>
          <PlainAct orderId={orderId} step="part_sent" />
        </>
      )}
      {can('refund_sent') && <PlainAct orderId={orderId} step="refund_sent" />}
      {isReturn(order) && <ReturnSteps order={order} />}
    </Card>
  );
}

/** What parts come to that were given back. */
function sumOf(refunds: SoldOrder['refunds']): number {
  return refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
}

/** What is said of it: where its money waits to be sent back, that comes first. */
function stepOf({ actions, status, payment, paymentState }: SoldOrder) {
  const isInvoice = payment === 'invoice';
  if (actions.includes('refund_sent')) return isInvoice ? 'send_back' : 'card_refused';
  if (status === 'placed') return isInvoice ? 'wait_for_transfer' : 'wait_for_card';
  if (paymentState === 'refunding') return 'refunding';
  if (status === 'cancelled' && actions.includes('paid')) return 'late_money';
  return status;
}

interface PlainActProps {
  orderId: string;
  step: PlainStep;
  children?: ReactNode;
}

function PlainAct({ orderId, step, children }: PlainActProps) {
  const { t } = useTranslation('features/console/orders');
  const act = useRouteMutation(consoleOrderEndpoints.advanceOrder);
  useHeadingAfterwards(act.isSuccess);
  return (
    <div className="grid gap-4">
      <FormAlert failure={act.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          isPending={act.isPending}
          onPress={() => act.mutate({ params: { orderId }, body: { step } })}
        >
          {t(`acts.${step}`)}
        </Button>
        {children}
      </div>
    </div>
  );
}
