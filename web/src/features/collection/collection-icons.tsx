import type { ItemType } from '@stratum/contract/collection-words';
import Restore from 'lucide-react/icons/archive-restore';
import Transfer from 'lucide-react/icons/arrow-down-up';
import Plus from 'lucide-react/icons/circle-plus';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import File from 'lucide-react/icons/file';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import FolderInput from 'lucide-react/icons/folder-input';
import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import Layers from 'lucide-react/icons/layers-2';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import StickyNote from 'lucide-react/icons/notebook-text';
import Paperclip from 'lucide-react/icons/paperclip';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import SquarePen from 'lucide-react/icons/square-pen';
import Tag from 'lucide-react/icons/tag';
import Search from 'lucide-react/icons/text-search';
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-round-plus';
import { Icon, type IconProps } from '../../shared/ui/icons.tsx';

export const AttachIcon = (props: IconProps) => <Icon of={Paperclip} {...props} />;
export const DownloadIcon = (props: IconProps) => <Icon of={Download} {...props} />;
export const GridIcon = (props: IconProps) => <Icon of={LayoutGrid} {...props} />;
export const LabelsIcon = (props: IconProps) => <Icon of={SquarePen} {...props} />;
export const ListIcon = (props: IconProps) => <Icon of={List} {...props} />;
export const MoveIcon = (props: IconProps) => <Icon of={FolderInput} {...props} />;
export const PinIcon = (props: IconProps) => <Icon of={Pin} {...props} />;
export const PlusIcon = (props: IconProps) => <Icon of={Plus} {...props} />;
export const RestoreIcon = (props: IconProps) => <Icon of={Restore} {...props} />;
export const SearchIcon = (props: IconProps) => <Icon of={Search} {...props} />;
export const ShareIcon = (props: IconProps) => <Icon of={UserPlus} {...props} />;
export const TagIcon = (props: IconProps) => <Icon of={Tag} {...props} />;
export const TransferIcon = (props: IconProps) => <Icon of={Transfer} {...props} />;
export const UnpinIcon = (props: IconProps) => <Icon of={PinOff} {...props} />;
export const UploadIcon = (props: IconProps) => <Icon of={Upload} {...props} />;

export const AllIcon = (props: IconProps) => <Icon of={Layers} {...props} />;
export const MomentIcon = (props: IconProps) => <Icon of={Film} {...props} />;
export const RecentIcon = (props: IconProps) => <Icon of={Clock} {...props} />;
export const UnfiledIcon = (props: IconProps) => <Icon of={Inbox} {...props} />;

const drawings = {
  note: StickyNote,
  image: Image,
  document: FileText,
  file: File,
  image_folder: Images,
} as const;

export const TypeIcon = ({ type, ...props }: IconProps & { type: ItemType }) => (
  <Icon of={drawings[type]} {...props} />
);
