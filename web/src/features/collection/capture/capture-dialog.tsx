import type { NoteNode } from '@stratum/contract/note-content';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { itemPath } from '../collection-path.ts';
import { addItem } from '../data/item-writes.ts';
import { newItemId } from '../data/new-item-id.ts';
import { isCaptureKeyOn, setCaptureKey } from './capture-key.ts';

/** Characters of a first line that make a title. */
const titleLength = 80;
/** What was begun stays until it is kept, also where the dialog is closed. */
let begun = '';

/** Writes something down from wherever one is; it lands among what no collection holds. */
export function CaptureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features/collection/capture');
  const [text, setText] = useState(begun);
  const [isKeyOn, setKeyOn] = useState(isCaptureKeyOn);
  const [problem, setProblem] = useState<string>();

  function keep(): void {
    if (text.trim() === '') return setProblem(t('missing'));
    const id = newItemId();
    const lines = text.trim().split('\n');
    const title = (lines[0] ?? '').trim().slice(0, titleLength);
    addItem({ id, collectionId: null, type: 'note', title, content: noteOf(lines) });
    begun = '';
    onClose();
    toast.info(t('kept'), { to: itemPath(id), onOpen: () => undefined });
  }

  return (
    <Dialog title={t('title')} isOpen isDismissable={false} onOpenChange={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          keep();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
        }}
      >
        <TextArea
          label={t('text')}
          description={t('text_note')}
          rows={4}
          value={text}
          error={problem}
          onChange={(typed) => {
            begun = typed;
            setText(typed);
          }}
          // The one field of a dialog that was asked for.
          autoFocus
        />
        <Switch
          isSelected={isKeyOn}
          onChange={(isOn) => {
            setKeyOn(isOn);
            setCaptureKey(isOn);
          }}
        >
          {t('key')}
        </Switch>
        <DialogActions>
          <Button type="submit">{t('keep')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function noteOf(lines: readonly string[]): NoteNode {
  const content = lines.map((line) => ({
    type: 'paragraph',
    ...(line.trim() !== '' && { content: [{ type: 'text', text: line }] }),
  }));
  return { type: 'doc', content };
}
