import BellOff from 'lucide-react/icons/bell-off';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import User from 'lucide-react/icons/user';
import { Icon, type IconProps } from '../../shared/ui/icons.tsx';

export const MailIcon = (props: IconProps) => <Icon of={Mail} {...props} />;
export const LockIcon = (props: IconProps) => <Icon of={Lock} {...props} />;
export const PersonIcon = (props: IconProps) => <Icon of={User} {...props} />;
export const MutedIcon = (props: IconProps) => <Icon of={BellOff} {...props} />;
