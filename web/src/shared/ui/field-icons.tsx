import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Icon, type IconProps } from './icons.tsx';

// Apart from those that every page carries.

export const MinusIcon = (props: IconProps) => <Icon of={Minus} {...props} />;
export const PlusIcon = (props: IconProps) => <Icon of={Plus} {...props} />;

/** One shape, since fifty milestones have it. */
export function CalendarIcon({ className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`size-5 flex-none ${className}`}
    >
      <path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z" />
    </svg>
  );
}
