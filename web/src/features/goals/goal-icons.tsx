import Gift from 'lucide-react/icons/gift';
import Layers from 'lucide-react/icons/layers';
import Leaf from 'lucide-react/icons/leaf';
import { Icon, type IconProps } from '../../shared/ui/icons.tsx';

export const HabitIcon = (props: IconProps) => <Icon of={Leaf} {...props} />;
export const PathIcon = (props: IconProps) => <Icon of={Layers} {...props} />;
export const RewardIcon = (props: IconProps) => <Icon of={Gift} {...props} />;

/** Six dots in one shape: a long list of steps has as many handles. */
export function GripIcon({ className = '' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`flex-none ${className}`}>
      <path
        d="M9 5h0M9 12h0M9 19h0M15 5h0M15 12h0M15 19h0"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
