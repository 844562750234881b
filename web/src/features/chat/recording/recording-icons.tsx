import ArrowUp from 'lucide-react/icons/arrow-up';
import Mic from 'lucide-react/icons/mic';
import { Icon, type IconProps } from '../../../shared/ui/icons.tsx';

export const ArrowUpIcon = (props: IconProps) => <Icon of={ArrowUp} {...props} />;
export const MicrophoneIcon = (props: IconProps) => <Icon of={Mic} {...props} />;
