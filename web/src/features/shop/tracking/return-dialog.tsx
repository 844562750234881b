import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { type ReturnReason, returnReasons, shopLimits } from '@stratum/contract/shop/order-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';

interface ReturnDialogProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks to send an order back. Within the time of withdrawal no reason is owed. */
export function ReturnDialog({ isOpen, onClose, orderId }: ReturnDialogProps) {
  const { t } = useTranslation('features/shop/tracking');
  return (
    <Dialog title={t('return.title')} isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      <ReturnForm orderId={orderId} onDone={onClose} />
    </Dialog>
  );
}

function ReturnForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const { t } = useTranslation('features/shop/tracking');
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
      <RadioGroup
        label={t('return.reason')}
        value={reason}
        onChange={(value) => setReason(returnReasons.find((each) => each === value) ?? reason)}
      >
        {returnReasons.map((each) => (
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
