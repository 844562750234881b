import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../shared/ui/button-style.ts';
import { Heading } from '../shared/ui/heading.tsx';

interface SignOutWarningProps {
  /** What would be lost. */
  labels: readonly string[];
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks before work is lost. The browser's own dialog: it is there at once, also for somebody who is
 * offline, which is when work is unsent.
 */
export function SignOutWarning({ labels, onStay, onLeave }: SignOutWarningProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // By the dialog's own way, which gives the focus back.
  const stay = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      onClose={onStay}
      aria-labelledby="unsent-heading"
      className="m-auto w-[calc(100%-48px)] max-w-dialog rounded-card bg-raised p-6 text-ink shadow-2 backdrop:bg-scrim sm:p-8"
    >
      <Heading id="unsent-heading" level={2}>
        {t('unsent.heading')}
      </Heading>
      <p className="mt-5 text-ui text-ink-2">{t('unsent.text')}</p>
      <ul className="mt-2 list-disc pl-5 text-ui">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle({})} onClick={stay}>
          {t('unsent.stay')}
        </button>
        <button type="button" className={buttonStyle({ tone: 'danger' })} onClick={onLeave}>
          {t('unsent.leave')}
        </button>
      </div>
    </dialog>
  );
}
