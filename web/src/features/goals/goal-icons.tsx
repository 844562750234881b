import Gift from 'lucide-react/icons/gift';
import Grip from 'lucide-react/icons/grip-vertical';
import Layers from 'lucide-react/icons/layers';
import Leaf from 'lucide-react/icons/leaf';
import { Icon, type IconProps } from '../../shared/ui/icons.tsx';

export const GripIcon = (props: IconProps) => <Icon of={Grip} {...props} />;
export const HabitIcon = (props: IconProps) => <Icon of={Leaf} {...props} />;
export const PathIcon = (props: IconProps) => <Icon of={Layers} {...props} />;
export const RewardIcon = (props: IconProps) => <Icon of={Gift} {...props} />;
