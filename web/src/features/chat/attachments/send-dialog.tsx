import type { MessageId } from '@stratum/contract/ids';
import { messageLimits } from '@stratum/contract/message-words';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { chosenFiles, leaveAllOut } from './chosen-files.ts';
import { sendFiles } from './shared-outgoing.ts';
import { type Prepared, usePreparedFiles } from './use-prepared-files.ts';

const none: readonly File[] = [];
/** Elsewhere a keyboard would come up over the pictures. */
const hasMouse = window.matchMedia('(pointer: fine)').matches;

interface SendDialogProps {
  replyTo: MessageId | null;
  onSent: () => void;
}

/** Chosen files before they are sent: what is wrong with one is said, what is not wanted goes. */
export default function SendDialog({ replyTo, onSent }: SendDialogProps) {
  const { t } = useTranslation('features/chat/attachments');
  const chosen = useStore(chosenFiles);
  const files = chosen?.files ?? none;
  const prepared = usePreparedFiles(files);
  const [body, setBody] = useState('');
  const ready = files.flatMap((file) => readyOf(prepared.get(file)));
  const isPreparing = files.some((file) => !prepared.has(file));
  const isTooLong = body.length > messageLimits.bodyLength;

  function send(): void {
    if (!chosen || isPreparing || ready.length === 0 || isTooLong) return;
    void sendFiles({ groupId: chosen.groupId, files: ready, body, replyTo });
    leaveAllOut();
    onSent();
  }

  /** As where one writes: Enter sends, Shift and Enter begin a new line. */
  function onKeyDown(event: KeyboardEvent): void {
    const isInField = event.target instanceof HTMLTextAreaElement;
    if (!isInField || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing)
      return;
    event.preventDefault();
    send();
  }

  return (
    <Dialog
      title={t('send.title', { count: files.length })}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && leaveAllOut()}
    >
      <form
        className="grid gap-5"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ul className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 overflow-auto">
          {files.map((file, place) => (
            <ChosenFile key={place} file={file} prepared={prepared.get(file)} />
          ))}
        </ul>
        <TextArea
          label={t('send.body')}
          value={body}
          onChange={setBody}
          rows={2}
          autoFocus={hasMouse}
          error={isTooLong ? t('send.too_long') : undefined}
        />
        {ready.some(({ type }) => type === 'video') && (
          <p className="text-small text-ink-2">{t('send.film_as_it_is')}</p>
        )}
        <DialogActions>
          <Button tone="plain" onPress={leaveAllOut}>
            {t('send.cancel')}
          </Button>
          <Button
            type="submit"
            isPending={isPreparing}
            isDisabled={ready.length === 0 && !isPreparing}
          >
            {t('send.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function readyOf(prepared: Prepared | undefined) {
  return prepared === undefined || typeof prepared === 'string' ? [] : [prepared];
}
