import Calendar from 'lucide-react/icons/calendar';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Icon, type IconProps } from './icons.tsx';

// Apart from those that every page carries.

export const CalendarIcon = (props: IconProps) => <Icon of={Calendar} {...props} />;
export const MinusIcon = (props: IconProps) => <Icon of={Minus} {...props} />;
export const PlusIcon = (props: IconProps) => <Icon of={Plus} {...props} />;
