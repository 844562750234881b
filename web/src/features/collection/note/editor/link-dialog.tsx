import { isSafeLink } from '@stratum/contract/note-content';
import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks where the selected words lead. */
export default function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation('features/collection/note');
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const href = withScheme(address.trim());
    if (!isSafeLink(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without words of its own a link is its address.
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
  }

  return (
    <Dialog title={t('block.link')} isOpen onOpenChange={onClose}>
      <form onSubmit={submit} className="grid gap-6">
        <TextField
          label={t('link.address')}
          value={address}
          onChange={setAddress}
          inputMode="url"
          error={isWrong ? t('link.wrong') : undefined}
          // The one field of a dialog that was asked for.
          autoFocus
        />
        <DialogActions>
          {before !== '' && (
            <Button
              tone="ghost"
              onPress={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('link.remove')}
            </Button>
          )}
          <Button type="submit">{t('link.set')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function withScheme(address: string): string {
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(address)) return `mailto:${address}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}
