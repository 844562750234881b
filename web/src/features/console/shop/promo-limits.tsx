import type { ConsolePromoCode } from '@stratum/contract/console/promo-codes';
import { promoLimits } from '@stratum/contract/console/shop-words';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DateField } from '../../../shared/ui/date-field.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { fieldErrors } from './field-errors.ts';

interface PromoLimitsProps {
  promoCode: ConsolePromoCode;
  onClose: () => void;
}

/** Until when and how often a code holds. A code that is over ends by a day that is past. */
export function PromoLimits({ promoCode, onClose }: PromoLimitsProps) {
  const { t } = useTranslation('features/console/shop');
  return (
    <Dialog
      title={t('promo.change_title', { code: promoCode.code })}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <LimitsForm promoCode={promoCode} onDone={onClose} />
    </Dialog>
  );
}

function LimitsForm({ promoCode, onDone }: { promoCode: ConsolePromoCode; onDone: () => void }) {
  const { t } = useTranslation('features/console/shop');
  const { id, version } = promoCode;
  const [until, setUntil] = useState(promoCode.until);
  const [totalUses, setTotalUses] = useState(promoCode.totalUses);
  const [usesPerPerson, setUsesPerPerson] = useState(promoCode.usesPerPerson);
  const save = useRouteMutation(consoleShopEndpoints.changePromoCode);
  const { at, failure } = fieldErrors(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { params: { promoCodeId: id }, body: { version, until, totalUses, usesPerPerson } },
      {
        onSuccess() {
          toast.success(t('saved'));
          onDone();
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <DateField
        label={t('promo.until_empty')}
        value={until}
        onChange={setUntil}
        {...at('until')}
      />
      <NumberField
        label={t('promo.uses_empty')}
        value={totalUses}
        onChange={setTotalUses}
        min={1}
        max={promoLimits.uses}
        {...at('totalUses')}
      />
      <NumberField
        label={t('promo.each_empty')}
        value={usesPerPerson}
        onChange={setUsesPerPerson}
        min={1}
        max={promoLimits.uses}
        {...at('usesPerPerson')}
      />
      <ActAlert failure={failure} />
      <DialogActions>
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
