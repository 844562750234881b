import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

/** Asks first: what is deleted cannot be brought back. */
export function DeleteAllDialog({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('features/notifications');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" size="small" onPress={() => setOpen(true)}>
        {t('delete_all')}
      </Button>
      <Dialog title={t('confirm.heading')} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <>
            <p className="text-ui text-ink-2">{t('confirm.text')}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button
                tone="danger"
                onPress={() => {
                  close();
                  onDelete();
                }}
              >
                {t('confirm.delete')}
              </Button>
              <Button tone="ghost" onPress={close}>
                {t('confirm.keep')}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
