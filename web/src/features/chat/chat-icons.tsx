import ArrowUp from 'lucide-react/icons/arrow-up';
import BellOff from 'lucide-react/icons/bell-off';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import MessageSquare from 'lucide-react/icons/message-square';
import { Icon, type IconProps } from '../../shared/ui/icons.tsx';

export const ArrowUpIcon = (props: IconProps) => <Icon of={ArrowUp} {...props} />;
export const BackIcon = (props: IconProps) => <Icon of={ChevronLeft} {...props} />;
export const BoardsIcon = (props: IconProps) => <Icon of={ChartColumn} {...props} />;
export const ChatIcon = (props: IconProps) => <Icon of={MessageSquare} {...props} />;
export const MutedIcon = (props: IconProps) => <Icon of={BellOff} {...props} />;
