import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/switch.tsx';
import { FormLoading } from '../lazy-form.tsx';
import { InstallSteps } from './install-steps.tsx';
import { SendTest } from './send-test.tsx';
import { useDevicePush } from './use-device-push.ts';

export default function PushFields() {
  const { t } = useTranslation('features/profile/push');
  const { device, isOn, isReady, turn } = useDevicePush();
  if (!device) return <FormLoading className="h-13" />;
  if (device.support === 'install_first') return <InstallSteps />;
  if (device.support === 'none') return <p className="text-ui">{t('none')}</p>;
  return (
    <>
      <Switch
        isSelected={isOn}
        isDisabled={device.isBlocked || !isReady}
        isReadOnly={turn.isPending}
        onChange={(wanted) => turn.mutate(wanted)}
      >
        <span className="block font-semibold">{t('show')}</span>
        <span className="block text-label text-ink-2">{t(noteOf(device.isBlocked, isOn))}</span>
      </Switch>
      <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
        {turn.isError && t('failed')}
      </p>
      {isOn && <SendTest />}
    </>
  );
}

function noteOf(isBlocked: boolean, isOn: boolean) {
  if (isBlocked) return 'blocked';
  return isOn ? 'until' : 'asks';
}
