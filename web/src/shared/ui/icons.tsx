import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import BellDot from 'lucide-react/icons/bell-dot';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Menu from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';

export interface IconProps {
  className?: string;
}

/** Beside words, or named by what holds it: never said by itself. */
export function Icon({ of: Drawing, className = '' }: IconProps & { of: LucideIcon }) {
  return <Drawing className={`size-5 flex-none ${className}`} aria-hidden="true" />;
}

export const AlertIcon = (props: IconProps) => <Icon of={CircleAlert} {...props} />;
export const ArrowLeftIcon = (props: IconProps) => <Icon of={ArrowLeft} {...props} />;
export const ArrowRightIcon = (props: IconProps) => <Icon of={ArrowRight} {...props} />;
export const BellIcon = (props: IconProps) => <Icon of={Bell} {...props} />;
/** The bell, with a mark for what is new. */
export const BellNewIcon = () => (
  <Icon of={BellDot} className="[&_circle]:fill-danger [&_circle]:stroke-none" />
);
export const CheckIcon = (props: IconProps) => <Icon of={Check} {...props} />;
export const ChevronIcon = (props: IconProps) => <Icon of={ChevronDown} {...props} />;
export const ClockIcon = (props: IconProps) => <Icon of={Clock} {...props} />;
export const CloseIcon = (props: IconProps) => <Icon of={X} {...props} />;
export const ComputerIcon = (props: IconProps) => <Icon of={Monitor} {...props} />;
export const DeleteIcon = (props: IconProps) => <Icon of={Trash2} {...props} />;
export const EyeIcon = (props: IconProps) => <Icon of={Eye} {...props} />;
export const EyeOffIcon = (props: IconProps) => <Icon of={EyeOff} {...props} />;
export const MenuIcon = (props: IconProps) => <Icon of={Menu} {...props} />;
export const MoreIcon = (props: IconProps) => <Icon of={Ellipsis} {...props} />;
export const PhoneIcon = (props: IconProps) => <Icon of={Smartphone} {...props} />;
