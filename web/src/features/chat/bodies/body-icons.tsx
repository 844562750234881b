import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import ImageOff from 'lucide-react/icons/image-off';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Icon, type IconProps } from '../../../shared/ui/icons.tsx';

export const DownloadIcon = (props: IconProps) => <Icon of={Download} {...props} />;
export const FileIcon = (props: IconProps) => <Icon of={FileText} {...props} />;
export const ImageOffIcon = (props: IconProps) => <Icon of={ImageOff} {...props} />;
export const PauseIcon = ({ className = '' }: IconProps) => (
  <Icon of={Pause} className={`fill-current stroke-none ${className}`} />
);
export const PlayIcon = ({ className = '' }: IconProps) => (
  <Icon of={Play} className={`fill-current ${className}`} />
);
