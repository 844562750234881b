import { momentNoteLength } from '@stratum/contract/library/moment-words';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../../../shared/i18n/clock.ts';
import { Button } from '../../../../shared/ui/button.tsx';

interface NoteFormProps {
  second: number;
  onKeep: (note: string) => void;
  onClose: () => void;
}

/** A note at this second, below the picture it is about; the film waits meanwhile. */
export function NoteForm({ second, onKeep, onClose }: NoteFormProps) {
  const { t } = useTranslation('features/videos/player');
  const id = useId();
  const [note, setNote] = useState('');
  const keep = () => onKeep(note.trim());
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      className="border-t border-line px-5 pt-4 pb-5"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      onKeyDown={press}
    >
      <label htmlFor={id} className="mb-1.5 block text-label font-semibold">
        {t('note.label', { at: clock(second) })}
      </label>
      <textarea
        autoFocus
        id={id}
        dir="auto"
        rows={2}
        aria-describedby={`${id}-more`}
        maxLength={momentNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        className="field-box field-sizing-content max-h-48 resize-none px-4 py-3"
      />
      <p id={`${id}-more`} className="mt-2 text-small text-ink-2">
        {t('note.description')}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button tone="plain" size="small" onPress={onClose}>
          {t('note.cancel')}
        </Button>
        <Button type="submit" size="small">
          {t(note.trim() === '' ? 'note.keep_without' : 'note.keep')}
        </Button>
      </div>
    </form>
  );
}
