import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/switch.tsx';

interface HiddenSwitchProps {
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}

/** Whether people see it; takes effect at once. */
export function HiddenSwitch({ isHidden, onChange }: HiddenSwitchProps) {
  const { t } = useTranslation('features/console/library');
  return (
    <Switch
      isSelected={!isHidden}
      onChange={(isShown) => onChange(!isShown)}
      className="max-w-112 rounded-card border border-line px-4 py-3"
    >
      {t('shown')}
    </Switch>
  );
}
