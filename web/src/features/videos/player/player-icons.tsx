import Captions from 'lucide-react/icons/captions';
import Check from 'lucide-react/icons/check';
import Keyboard from 'lucide-react/icons/keyboard';
import Link from 'lucide-react/icons/link';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pause from 'lucide-react/icons/pause';
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import Speech from 'lucide-react/icons/speech';
import Volume from 'lucide-react/icons/volume-2';
import VolumeOff from 'lucide-react/icons/volume-x';
import { Icon, type IconProps } from '../../../shared/ui/icons.tsx';

export const BackIcon = () => <Icon of={RotateCcw} />;
export const CaptionsIcon = () => <Icon of={Captions} />;
export const FullScreenIcon = () => <Icon of={Maximize} />;
export const KeyboardIcon = () => <Icon of={Keyboard} />;
export const LeaveFullScreenIcon = () => <Icon of={Minimize} />;
export const LinkIcon = () => <Icon of={Link} />;
export const MutedIcon = () => <Icon of={VolumeOff} />;
export const NoteIcon = () => <Icon of={NotebookPen} />;
export const PauseIcon = ({ className = '' }: IconProps) => (
  <Icon of={Pause} className={`fill-current stroke-none ${className}`} />
);
export const PictureInPictureIcon = () => <Icon of={PictureInPicture} />;
export const PlayIcon = ({ className = '' }: IconProps) => (
  <Icon of={Play} className={`fill-current ${className}`} />
);
export const ReadAloudIcon = () => <Icon of={Speech} />;
export const SearchIcon = () => <Icon of={Search} className="size-4.5" />;
export const SoundIcon = () => <Icon of={Volume} />;
export const WatchedIcon = () => <Icon of={Check} />;
