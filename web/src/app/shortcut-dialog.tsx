import { CaptureDialog } from '../features/collection/capture/capture-dialog.tsx';
import { SearchDialog } from '../features/collection/capture/search-dialog.tsx';
import { Providers } from './providers.tsx';

interface ShortcutDialogProps {
  opened: 'capture' | 'search';
  onClose: () => void;
}

/** What a key has opened, over a page of the app or a public one. */
export default function ShortcutDialog({ opened, onClose }: ShortcutDialogProps) {
  const Dialog = opened === 'capture' ? CaptureDialog : SearchDialog;
  return (
    <Providers>
      <Dialog onClose={onClose} />
    </Providers>
  );
}
