import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { idle } from '../idle.ts';
import { AlertIcon, ClockIcon } from '../ui/frame-icons.tsx';
import { Later } from '../ui/later.tsx';
import { outbox, useOutbox } from './shared-outbox.ts';

const OutboxDialog = lazy<ComponentType<{ onClose: () => void }>>(loadDialog);

function loadDialog() {
  return import('./outbox-dialog.tsx').catch(() => ({ default: () => null }));
}

const part =
  'focus-ring flex min-h-10 items-center gap-2 px-4 text-label font-semibold whitespace-nowrap max-sm:gap-1.5 max-sm:px-2.5';
/** The narrowest telephones have room for the words alone. */
const icon = 'max-[24rem]:hidden';

/** In the header, once something could not be sent: how much waits, and the way to it. */
export default function OutboxStatus() {
  const { t } = useTranslation('shared/outbox');
  const entries = useOutbox();
  const isSending = useStore(outbox.sending, ({ underWay }) => underWay.size > 0);
  const [isOpen, setOpen] = useState(false);
  // What waits is looked at where there is no network: the dialog is fetched while there is one.
  useEffect(() => void idle().then(loadDialog), []);
  // What arrives at the first try was never worth a word.
  const isShown = entries.some(({ failures, held }) => failures > 0 || held);
  const waiting = entries.filter(({ held }) => held === null).length;
  return (
    <>
      <output className="sr-only">{isShown && t('announced', { count: entries.length })}</output>
      {isShown && (
        <div
          data-narrowing=""
          className="flex divide-x divide-outline rounded-full border border-outline"
        >
          <button
            type="button"
            className={`${part} rounded-l-full max-sm:rounded-full`}
            onClick={() => setOpen(true)}
          >
            {waiting > 0 ? (
              <ClockIcon className={icon} />
            ) : (
              <AlertIcon className={`text-danger ${icon}`} />
            )}
            {waiting > 0
              ? t('waiting', { count: waiting })
              : t('refused', { count: entries.length })}
          </button>
          {waiting > 0 && (
            <button
              type="button"
              aria-disabled={isSending}
              className={`${part} rounded-r-full text-accent max-sm:hidden`}
              onClick={() => void outbox.flush()}
            >
              {t(isSending ? 'sending' : 'send_now')}
            </button>
          )}
        </div>
      )}
      {isOpen && (
        <Later>
          <OutboxDialog onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
