import type { AddressPart } from '@stratum/contract/shop/address';
import { useTranslation } from 'react-i18next';
import { NoteIcon } from '../../shop-icons.tsx';

/** Says that nobody could look up the street, so that it is read once more. */
export function Unchecked({ parts }: { parts: readonly AddressPart[] }) {
  const { t } = useTranslation('features/shop/billing');
  if (!parts.includes('line1')) return null;
  return (
    <p className="flex gap-2.5 text-label text-ink-2">
      <NoteIcon className="mt-0.5" />
      {t('address.unchecked')}
    </p>
  );
}
