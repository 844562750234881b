import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { useFormat } from '../i18n/use-format.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { Heading } from '../ui/heading.tsx';
import { AlertIcon, CloseIcon } from '../ui/icons.tsx';
import type { OutboxEntry } from './outbox-entry.ts';
import { outbox, useOutbox } from './shared-outbox.ts';
import { useEntryDay } from './use-entry-day.ts';

const sheet =
  'mx-auto mt-auto mb-0 max-h-[92svh] w-full max-w-none overflow-auto rounded-t-card bg-raised p-6 text-ink shadow-2 backdrop:bg-scrim sm:my-auto sm:max-w-dialog sm:rounded-card sm:p-8';

/**
 * What waits for the server, and what it has refused. The browser's own dialog: it is there at once,
 * also without a network.
 */
export default function OutboxDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shared/outbox');
  const entries = useOutbox();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const waiting = entries.filter(({ held }) => held === null);
  const held = entries.filter((entry) => entry.held !== null);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      closedby="any"
      aria-labelledby="outbox-heading"
      className={sheet}
    >
      <div className="mb-6 flex items-start justify-between gap-4">
        <Heading id="outbox-heading" level={2}>
          {waiting.length > 0 || held.length === 0
            ? t('waiting', { count: waiting.length })
            : t('refused', { count: held.length })}
        </Heading>
        <button
          type="button"
          aria-label={t('close')}
          className="icon-button -mt-2 -mr-3 flex-none hover:bg-hover"
          onClick={close}
        >
          <CloseIcon />
        </button>
      </div>
      {entries.length === 0 && <p className="text-ui text-ink-2">{t('all_sent')}</p>}
      {waiting.length > 0 && <Waiting entries={waiting} />}
      {held.length > 0 && <Held entries={held} hasHeading={waiting.length > 0} />}
    </dialog>
  );
}

function Waiting({ entries }: { entries: readonly OutboxEntry[] }) {
  const { t } = useTranslation('shared/outbox');
  const isUnstored = useStore(outbox.entries, ({ unstored }) => unstored.size > 0);
  return (
    <>
      <p className="text-ui text-ink-2">{t(isUnstored ? 'unstored' : 'kept')}</p>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <WaitingRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <SendNow />
    </>
  );
}

function WaitingRow({ entry }: { entry: OutboxEntry }) {
  const format = useFormat();
  const day = useEntryDay(entry);
  const instant = new Date(entry.createdAt).toISOString();
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div>
        <p className="text-ui font-medium">{entry.label}</p>
        <p className="text-small text-ink-2">{day}</p>
      </div>
      <time dateTime={instant} className="text-small text-ink-2">
        {format.time(instant)}
      </time>
    </li>
  );
}

function SendNow() {
  const { t } = useTranslation('shared/outbox');
  const format = useFormat();
  const { underWay, lastFailure } = useStore(outbox.sending);
  const isSending = underWay.size > 0;
  return (
    <>
      <button
        type="button"
        aria-disabled={isSending}
        className={`${buttonStyle({})} mt-6 w-full`}
        onClick={() => void outbox.flush()}
      >
        {t(isSending ? 'sending' : 'send_now')}
      </button>
      <output className="mt-3 block text-center text-small text-ink-2">
        {lastFailure &&
          `${t('last_tried', { time: format.time(new Date(lastFailure.at).toISOString()) })} ${lastFailure.message}`}
      </output>
    </>
  );
}

function Held(props: { entries: readonly OutboxEntry[]; hasHeading: boolean }) {
  const { t } = useTranslation('shared/outbox');
  const { entries, hasHeading } = props;
  return (
    <section className={hasHeading ? 'mt-6 border-t border-line pt-6' : ''}>
      {hasHeading && (
        <Heading level={3} className="flex items-center gap-2 text-danger">
          <AlertIcon />
          {t('refused', { count: entries.length })}
        </Heading>
      )}
      <ul className="grid gap-5">
        {entries.map((entry) => (
          <HeldRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function HeldRow({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('shared/outbox');
  const day = useEntryDay(entry);
  const isTooOld = entry.held?.reason === 'too_old';
  return (
    <li className="mt-3">
      <p className="text-ui font-medium">
        {entry.label}, {day}
      </p>
      <p className="text-small text-ink-2">
        {entry.held?.reason === 'refused' ? entry.held.message : t('too_old')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonStyle({ tone: 'ghost', size: 'small' })}
          onClick={() => void outbox.retry(entry)}
        >
          {t(isTooOld ? 'send_anyway' : 'try_again')}
        </button>
        <button
          type="button"
          className={buttonStyle({ tone: 'plain', size: 'small' })}
          onClick={() => void outbox.remove(entry)}
        >
          {t('let_go')}
        </button>
      </div>
    </li>
  );
}
