import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import { Icon, type IconProps } from '../../shared/ui/icons.tsx';

export const HeartIcon = (props: IconProps) => <Icon of={Heart} {...props} />;
export const SaveIcon = (props: IconProps) => <Icon of={Bookmark} {...props} />;
