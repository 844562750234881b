import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What closes the dialog and changes nothing. */
  cancel: string;
  confirm: string;
  /** Does not close the dialog: what is confirmed may fail. */
  onConfirm: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  isPending?: boolean;
  /** What will happen, and what has failed. */
  children: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { cancel, confirm, onConfirm, tone = 'primary', isPending = false, ...dialog } = props;
  return (
    <Dialog {...dialog}>
      {(close) => (
        <div className="grid gap-6">
          {props.children}
          <DialogActions>
            <Button tone="plain" onPress={close}>
              {cancel}
            </Button>
            <Button tone={tone} onPress={onConfirm} isPending={isPending}>
              {confirm}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}
