import File from 'lucide-react/icons/file';
import Film from 'lucide-react/icons/film';
import Goal from 'lucide-react/icons/goal';
import Image from 'lucide-react/icons/image';
import Plus from 'lucide-react/icons/plus';
import Retry from 'lucide-react/icons/rotate-ccw';
import { Icon, type IconProps } from '../../../shared/ui/icons.tsx';

export const FilmIcon = (props: IconProps) => <Icon of={Film} {...props} />;
export const GoalIcon = (props: IconProps) => <Icon of={Goal} {...props} />;
export const PaperIcon = (props: IconProps) => <Icon of={File} {...props} />;
export const PictureIcon = (props: IconProps) => <Icon of={Image} {...props} />;
export const PlusIcon = (props: IconProps) => <Icon of={Plus} {...props} />;
export const RetryIcon = (props: IconProps) => <Icon of={Retry} {...props} />;
