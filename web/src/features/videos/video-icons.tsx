import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import Play from 'lucide-react/icons/play';
import { Icon, type IconProps } from '../../shared/ui/icons.tsx';

export const HeartIcon = (props: IconProps) => <Icon of={Heart} {...props} />;
export const PlayIcon = ({ className = '' }: IconProps) => (
  <Icon of={Play} className={`fill-current ${className}`} />
);
export const SaveIcon = (props: IconProps) => <Icon of={Bookmark} {...props} />;
