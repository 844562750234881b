import type { ItemDetails } from '@stratum/contract/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { saveFile } from '../../../shared/downloads/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { exportNote } from './export-note.ts';

interface ExportNoteDialogProps {
  note: ItemDetails;
  onClose: () => void;
}

/** Takes one note out: as Markdown, or on paper, which browsers keep as a PDF. */
export default function ExportNoteDialog({ note, onClose }: ExportNoteDialogProps) {
  const { t } = useTranslation('features/collection/transfer');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function save(): Promise<void> {
    setPending(true);
    setProblem('');
    try {
      const file = await exportNote(note, AbortSignal.timeout(60_000));
      saveFile(file.name, file);
      onClose();
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : t('failed'));
    } finally {
      setPending(false);
    }
  }

  function print(): void {
    onClose();
    // Once the dialog has gone from the page.
    setTimeout(() => window.print(), 300);
  }

  return (
    <Dialog title={t('note_title')} isOpen onOpenChange={onClose}>
      <div className="grid gap-5">
        <p className="text-ui">{t('note_text')}</p>
        <p role="alert" className="text-ui text-danger empty:hidden">
          {problem}
        </p>
        <DialogActions>
          <Button tone="ghost" onPress={print}>
            {t('print')}
          </Button>
          <Button onPress={() => void save()} isPending={isPending}>
            {t('markdown')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
