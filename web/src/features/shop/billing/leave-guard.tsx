import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { splitLocale } from '../../../shared/i18n/locale-path.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { readOrder } from '../order-draft.ts';
import { billingPath, productPath } from '../shop-path.ts';

/**
 * Says before another page is shown that nothing is ordered yet. A reload keeps all that was
 * entered, and so does a look at the product.
 */
export function LeaveGuard() {
  const { t } = useTranslation('features/shop/billing');
  const blocker = useBlocker(({ nextLocation }) => {
    const { path } = splitLocale(nextLocation.pathname);
    const isTyped = readOrder().address !== null;
    return (
      isTyped && appStore.getState().isLoggedIn && path !== billingPath && path !== productPath
    );
  });
  return (
    <ConfirmDialog
      title={t('leave.title')}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => isOpen || blocker.reset?.()}
      cancel={t('leave.stay')}
      confirm={t('leave.leave')}
      onConfirm={() => blocker.proceed?.()}
    >
      <Text>{t('leave.text')}</Text>
    </ConfirmDialog>
  );
}
