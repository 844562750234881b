import type { ComponentProps } from 'react';

/** The buttons at the foot of a dialog; the last one does what the dialog is for. */
export function DialogActions({ className = '', ...actions }: ComponentProps<'div'>) {
  return <div {...actions} className={`flex flex-wrap justify-end gap-3 ${className}`} />;
}
