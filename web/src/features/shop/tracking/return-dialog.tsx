import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import type { OrderDetails } from '@stratum/contract/shop/order';
import { type ReturnReason, returnReasons, shopLimits } from '@stratum/contract/shop/order-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';

interface ReturnDialogProps {
  order: OrderDetails;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks to send an order back. Within the time of withdrawal no reason is owed. */
export function ReturnDialog({ isOpen, onClose, order }: ReturnDialogProps) {
  const { t } = useTranslation('features/shop/tracking');
  return (
    <Dialog title={t('return.title')} isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      <ReturnForm order={order} onDone={onClose} />
    </Dialog>
  );
}

/** Of what is still on its way nobody knows how it arrives. */
function reasonsOf({ status }: Pick<OrderDetails, 'status'>): readonly ReturnReason[] {
  return status === 'shipped' ? ['withdrawal', 'other'] : returnReasons;
}

function ReturnForm({ order, onDone }: { order: OrderDetails; onDone: () => void }) {
  const { orderId, returnUntil } = order;
  const { t } = useTranslation('features/shop/tracking');
  const format = useFormat();
  const [reason, setReason] = useState<ReturnReason>('withdrawal');
  const [words, setWords] = useState('');
  const asking = useRouteMutation(orderEndpoints.requestReturn);
  useHeadingAfterwards(asking.isSuccess);
  const ask = () =>
    asking.mutate(
      { body: { orderId, reason, ...(words.trim() && { words }) } },
      {
        onSuccess() {
          toast.success(t('return.done'));
          onDone();
        },
      },
    );
  return (
    <div className="grid gap-6">
      <Text>
        {returnUntil === null
          ? t('return.on_its_way')
          : t('return.until', { day: format.date(returnUntil) })}
      </Text>
      <RadioGroup
        label={t('return.reason')}
        value={reason}
        onChange={(value) => setReason(returnReasons.find((each) => each === value) ?? reason)}
      >
        {reasonsOf(order).map((each) => (
          <RadioOption key={each} value={each}>
            {t(`return.reasons.${each}`)}
          </RadioOption>
        ))}
      </RadioGroup>
      <TextArea
        label={t('return.words')}
        note={t('return.optional')}
        value={words}
        onChange={setWords}
        maxLength={shopLimits.returnWordsLength}
      />
      <FormAlert failure={asking.error} />
      <DialogActions>
        <Button tone="plain" onPress={onDone}>
          {t('return.keep')}
        </Button>
        <Button onPress={ask} isPending={asking.isPending}>
          {t('return.open')}
        </Button>
      </DialogActions>
    </div>
  );
}
