import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { saveFile } from '../../../shared/downloads/save-file.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { ArchiveError } from './archive-rules.ts';
import { exportItems, type Transferring, type TransferStep } from './export-items.ts';
import { importItems } from './import-items.ts';
import { readItems } from './read-archive-items.ts';

type Way = 'out' | 'in';

/** Takes the whole collection out as a ZIP, notes as Markdown, or such a ZIP in. */
export default function TransferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features/collection/transfer');
  const field = useRef<HTMLInputElement>(null);
  const { way, step, told, problem, run, stop } = useTransfer();

  const takeOut = () =>
    run('out', async (underWay) => {
      const archive = await exportItems(underWay);
      saveFile(t('file_name'), archive.file);
      return t('out_done', { count: archive.items });
    });
  const takeIn = (file: File) =>
    run('in', async (underWay) => {
      const read = await readItems(file, appStore.getState().authData.userData?.id ?? '');
      const leftOut = await importItems(read, underWay);
      const done = t('in_done', { count: read.notes.length + read.items.length });
      return leftOut === 0 ? done : `${done} ${t('left_out', { count: leftOut })}`;
    });
  return (
    <Dialog title={t('title')} isOpen isDismissable={way === null} onOpenChange={onClose}>
      <div className="grid gap-5">
        <p className="text-ui">{t('text')}</p>
        {way !== null && <TransferProgress way={way} step={step} />}
        <p role="status" className="text-ui empty:hidden">
          {told}
        </p>
        <p role="alert" className="text-ui text-danger empty:hidden">
          {problem}
        </p>
        <DialogActions>
          {way === null ? (
            <>
              <Button tone="ghost" onPress={() => field.current?.click()}>
                {t('take_in')}
              </Button>
              <Button onPress={takeOut}>{t('take_out')}</Button>
            </>
          ) : (
            <Button tone="ghost" onPress={stop}>
              {t('stop')}
            </Button>
          )}
        </DialogActions>
        <input
          ref={field}
          type="file"
          hidden
          accept=".zip,application/zip"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) takeIn(file);
          }}
        />
      </div>
    </Dialog>
  );
}

function TransferProgress({ way, step: { done, total } }: { way: Way; step: TransferStep }) {
  const { t } = useTranslation('features/collection/transfer');
  const format = useFormat();
  const numbers = { done: format.number(done), total: format.number(total) };
  return (
    <Progress
      label={t(way === 'out' ? 'taking_out' : 'taking_in')}
      value={done}
      max={Math.max(1, total)}
      valueLabel={total === 0 ? '' : t('progress', numbers)}
    />
  );
}

const nothing: TransferStep = { done: 0, total: 0 };

/** One transfer at a time, which ends with the dialog. */
function useTransfer() {
  const { t } = useTranslation('features/collection/transfer');
  const [way, setWay] = useState<Way | null>(null);
  const [step, setStep] = useState(nothing);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState('');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  function run(next: Way, work: (underWay: Transferring) => Promise<string>): void {
    const { signal } = (controller.current = new AbortController());
    let reached = nothing;
    const onStep = (now: TransferStep) => {
      reached = now;
      setStep(now);
    };
    setWay(next);
    setStep(nothing);
    setTold('');
    setProblem('');
    void work({ signal, onStep })
      .then(setTold, (error: unknown) => setProblem(problemOf(error, next, reached)))
      .finally(() => setWay(null));
  }

  /** Why it ended, and what has been kept by then. */
  function problemOf(error: unknown, next: Way, { done, total }: TransferStep): string {
    if (error instanceof ArchiveError) return t(`problem.${error.problem}`);
    const isStopped = controller.current?.signal.aborted === true;
    if (!isStopped && !(error instanceof CallError)) reportError(error);
    const reason = isStopped
      ? t('stopped')
      : error instanceof CallError
        ? error.message
        : t('failed');
    return next === 'in' && total > 0
      ? `${reason} ${t('in_part', { done, count: total })}`
      : reason;
  }

  return { way, step, told, problem, run, stop: () => controller.current?.abort() };
}
