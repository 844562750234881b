import {
  type ReportReason,
  reportLimits,
  reportReasons,
  urgentReasons,
} from '@stratum/contract/report-words';
import { reportRoutes } from '@stratum/contract/reports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrisisHelp } from '../../shared/crisis-help/crisis-help.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../shared/forms/use-route-form.ts';
import { toast } from '../../shared/toasts/toasts.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../shared/ui/dialog.tsx';
import { RadioGroup, RadioOption } from '../../shared/ui/radio-group.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import type { Reported } from './reported.ts';
import { sendReport } from './send-report.ts';

export interface ReportDialogProps {
  about: Reported;
  onClose: () => void;
}

interface Values {
  reason: ReportReason | null;
  words: string;
}

/** What every report says, whatever it is about. */
const why = {
  body: reportRoutes.reportPerson.body.omit({ userId: true }),
  idempotent: true,
} as const;

/** Tells whoever runs the installation of a message, a person or a group. */
export default function ReportDialog({ about, onClose }: ReportDialogProps) {
  const { t } = useTranslation('features/reports');
  const [values, setValues] = useState<Values>({ reason: null, words: '' });
  const { reason, words } = values;
  const form = useRouteForm(why, {
    values,
    bodyOf: () => ({
      ...(reason !== null && { reason }),
      ...(words.trim() !== '' && { words }),
    }),
    send: async (body, call) => {
      await sendReport(about, body, call);
      toast.success(t('sent'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t(`title.${about.kind}`, { name: about.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={words === ''}
    >
      <RouteForm form={form}>
        <p className="text-ui">{t('who_reads')}</p>
        <RadioGroup
          label={t('reason')}
          name="reason"
          value={reason ?? ''}
          onChange={(value) => {
            const chosen = reportReasons.find((each) => each === value) ?? null;
            setValues({ ...values, reason: chosen });
          }}
          error={form.errors.reason}
        >
          {reportReasons.map((each) => (
            <RadioOption key={each} value={each}>
              {t(`reasons.${each}`)}
            </RadioOption>
          ))}
        </RadioGroup>
        {reason !== null && urgentReasons.has(reason) && <CrisisHelp topics={['others']} />}
        <TextArea
          label={t('words')}
          note={t('optional')}
          name="words"
          value={words}
          onChange={(text) => setValues({ ...values, words: text })}
          maxLength={reportLimits.wordsLength}
          error={form.errors.words}
        />
        <FormAlert failure={form.failure} others={form.others} />
        <DialogActions>
          <Button tone="plain" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isPending={form.isSending}>
            {t('send')}
          </Button>
        </DialogActions>
      </RouteForm>
    </Dialog>
  );
}
