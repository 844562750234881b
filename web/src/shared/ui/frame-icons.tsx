import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';

export interface IconProps {
  className?: string;
}

/** Beside words, or named by what holds it: never said by itself. */
export function Icon({ of: Drawing, className = '' }: IconProps & { of: LucideIcon }) {
  return <Drawing className={`size-5 flex-none ${className}`} aria-hidden="true" />;
}

export const AlertIcon = (props: IconProps) => <Icon of={CircleAlert} {...props} />;
export const ChevronIcon = (props: IconProps) => <Icon of={ChevronDown} {...props} />;
export const ClockIcon = (props: IconProps) => <Icon of={Clock} {...props} />;
export const CloseIcon = (props: IconProps) => <Icon of={X} {...props} />;
export const MenuIcon = (props: IconProps) => <Icon of={Menu} {...props} />;
