import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Truck from 'lucide-react/icons/truck';
import { Icon, type IconProps } from '../../shared/ui/icons.tsx';

export const DownloadIcon = (props: IconProps) => <Icon of={Download} {...props} />;
export const ElsewhereIcon = (props: IconProps) => <Icon of={ExternalLink} {...props} />;
export const HouseIcon = (props: IconProps) => <Icon of={House} {...props} />;
export const NoteIcon = (props: IconProps) => <Icon of={Info} {...props} />;
export const TruckIcon = (props: IconProps) => <Icon of={Truck} {...props} />;
