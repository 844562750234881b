import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../shared/ui/link.tsx';

interface NoDeliveryProps {
  /** What the server says against the address. */
  refused: readonly string[];
  onChangeAddress: () => void;
}

/** Nobody brings the order to the address: why, and the way to change it. */
export function NoDelivery({ refused, onChangeAddress }: NoDeliveryProps) {
  const { t } = useTranslation('features/shop/billing');
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-ui">
      <p>{refused.join(' ') || t('delivery.none')}</p>
      <TextButton onClick={onChangeAddress}>{t('delivery.change_address')}</TextButton>
    </div>
  );
}
