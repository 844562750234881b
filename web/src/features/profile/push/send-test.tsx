import { pushEndpoints } from '@stratum/contract/endpoints/push';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** Shows a person what a push looks like here, and that it comes. */
export function SendTest() {
  const { t } = useTranslation('features/profile/push');
  const test = useRouteMutation(pushEndpoints.sendTestPush);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button tone="ghost" size="small" isPending={test.isPending} onPress={() => test.mutate()}>
        {t('test')}
      </Button>
      <p role="status" className="text-label text-ink-2 empty:hidden">
        {test.isSuccess && t('test_sent')}
      </p>
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {test.error?.message}
      </p>
    </div>
  );
}
