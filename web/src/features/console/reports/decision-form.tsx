import type { AdministeredReport } from '@stratum/contract/console/reports';
import { consoleReportEndpoints } from '@stratum/contract/endpoints/console-reports';
import {
  decisionsOn,
  type ReportDecision,
  reportLimits,
  tellsReported,
} from '@stratum/contract/report-words';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { ActAlert, ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';
import { Section } from '../people/section.tsx';

/** What is decided on a report or an appeal, with what each side is told. */
export function DecisionForm({ report }: { report: AdministeredReport }) {
  const { t } = useTranslation('features/console/reports');
  const [decision, setDecision] = useState<ReportDecision | null>(null);
  const [toReporter, setToReporter] = useState('');
  const [toReported, setToReported] = useState('');
  const [missing, setMissing] = useState<'decision' | 'note' | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const decide = useRouteMutation(consoleReportEndpoints.decideReport);
  const removes = report.thing === 'person' ? null : t(`removes.${report.thing}`);
  const isTold = decision !== null && tellsReported(decision);
  const inputOf = (chosen: ReportDecision) => ({
    params: { reportId: report.id },
    body: {
      decision: chosen,
      noteToReporter: toReporter.trim() || null,
      noteToReported: toReported.trim() || null,
      version: report.version,
    },
  });
  const done = () => toast.success(t('form.done'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decision === null) return setMissing('decision');
    if (isTold && toReported.trim() === '') return setMissing('note');
    setMissing(null);
    if (decision === 'removed') return setConfirming(true);
    decide.mutate(inputOf(decision), { onSuccess: done });
  };
  if (report.state === 'decided') return null;
  return (
    <Section heading={report.state === 'appealed' ? t('form.again') : t('form.title')}>
      <form onSubmit={submit} noValidate className="grid max-w-reading gap-5">
        <RadioGroup
          label={t('form.decision')}
          name="decision"
          value={decision ?? ''}
          onChange={(value) =>
            setDecision(decisionsOn(report.thing).find((each) => each === value) ?? null)
          }
          error={missing === 'decision' ? t('form.choose') : undefined}
        >
          {decisionsOn(report.thing).map((each) => (
            <RadioOption key={each} value={each}>
              <span className="font-medium">{t(`decisions.${each}`)}</span>
              <span className="block text-label text-ink-2">
                {each === 'removed' ? removes : t(`means.${each}`)}
              </span>
            </RadioOption>
          ))}
        </RadioGroup>
        <TextArea
          label={t('note.to_reporter')}
          note={t('note.optional')}
          description={report.reporter ? t('note.reporter_reads') : t('note.reporter_gone')}
          value={toReporter}
          onChange={setToReporter}
          maxLength={reportLimits.noteLength}
          isDisabled={report.reporter === null}
        />
        {(isTold || report.decision !== null) && (
          <TextArea
            label={t('note.to_reported')}
            description={t('note.reported_reads')}
            value={toReported}
            onChange={setToReported}
            maxLength={reportLimits.noteLength}
            error={missing === 'note' ? t('note.needed') : undefined}
          />
        )}
        {!isConfirming && <ActAlert failure={decide.error} />}
        <div>
          <Button type="submit" isPending={decide.isPending}>
            {t('form.send')}
          </Button>
        </div>
      </form>
      <ConfirmWithPassword
        title={t('form.confirm_title')}
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        confirm={t('form.confirm')}
        act={decide}
        asksReason={false}
        input={({ reason: _reason, ...confirmation }) => {
          const input = inputOf('removed');
          return { ...input, body: { ...input.body, ...confirmation } };
        }}
        onDone={done}
      >
        <p className="text-ui">{removes}</p>
      </ConfirmWithPassword>
    </Section>
  );
}
