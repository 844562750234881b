import { useTranslation } from 'react-i18next';
import { NavAction, NavItem } from './nav-item.tsx';
import { NavMenu } from './nav-menu.tsx';

/** §2: the assessment is offered only while it is not completed. */
export function SignedInMenus({ assessmentCompleted }: { assessmentCompleted: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <NavMenu label={t('assessment')} look="word">
      {!assessmentCompleted && <NavItem to="/self-assessment">{t('assessment')}</NavItem>}
      <NavItem to="/dashboard">{t('dashboard')}</NavItem>
    </NavMenu>
  );
}

interface SignedInAccountProps {
  firstName: string;
  onLogOut: () => void;
}

export function SignedInAccount({ firstName, onLogOut }: SignedInAccountProps) {
  const { t } = useTranslation('shell');
  return (
    <NavMenu label={firstName} look="pill">
      <NavAction onAct={onLogOut}>{t('log_out')}</NavAction>
    </NavMenu>
  );
}
