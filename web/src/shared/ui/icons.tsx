import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import BellDot from 'lucide-react/icons/bell-dot';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Trash2 from 'lucide-react/icons/trash-2';
import { Icon, type IconProps } from './frame-icons.tsx';

// Those of the frame travel with it, which imports them from their own file; all others with pages.
export {
  AlertIcon,
  ChevronIcon,
  ClockIcon,
  CloseIcon,
  Icon,
  type IconProps,
} from './frame-icons.tsx';

export const ArrowLeftIcon = (props: IconProps) => <Icon of={ArrowLeft} {...props} />;
export const ArrowRightIcon = (props: IconProps) => <Icon of={ArrowRight} {...props} />;
export const BellIcon = (props: IconProps) => <Icon of={Bell} {...props} />;
/** The bell, with a mark for what is new. */
export const BellNewIcon = () => (
  <Icon of={BellDot} className="[&_circle]:fill-danger [&_circle]:stroke-none" />
);
export const CheckIcon = (props: IconProps) => <Icon of={Check} {...props} />;
export const ComputerIcon = (props: IconProps) => <Icon of={Monitor} {...props} />;
export const DeleteIcon = (props: IconProps) => <Icon of={Trash2} {...props} />;
export const EyeIcon = (props: IconProps) => <Icon of={Eye} {...props} />;
export const EyeOffIcon = (props: IconProps) => <Icon of={EyeOff} {...props} />;
export const MoreIcon = (props: IconProps) => <Icon of={Ellipsis} {...props} />;
export const PhoneIcon = (props: IconProps) => <Icon of={Smartphone} {...props} />;
