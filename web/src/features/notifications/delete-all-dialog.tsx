import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Text } from '../../shared/ui/text.tsx';

/** Asks first: what is deleted cannot be brought back. */
export function DeleteAllDialog({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('features/notifications');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" size="small" onPress={() => setOpen(true)}>
        {t('delete_all')}
      </Button>
      <ConfirmDialog
        title={t('confirm.heading')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        cancel={t('confirm.keep')}
        confirm={t('confirm.delete')}
        onConfirm={() => {
          setOpen(false);
          onDelete();
        }}
        tone="danger"
      >
        <Text tone="quiet">{t('confirm.text')}</Text>
      </ConfirmDialog>
    </>
  );
}
