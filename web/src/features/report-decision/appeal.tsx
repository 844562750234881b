import { reportEndpoints } from '@stratum/contract/endpoints/reports';
import { reportLimits } from '@stratum/contract/report-words';
import type { OwnDecision } from '@stratum/contract/reports';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../shared/api/queries.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { toast } from '../../shared/toasts/toasts.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';

/** Asks once for another look at a decision, or says how that stands. */
export function Appeal({ decision: { reportId, appeal, appealUntil } }: { decision: OwnDecision }) {
  const { t } = useTranslation('features/report-decision');
  const format = useFormat();
  if (appeal) {
    const date = format.date(appeal.createdAt);
    return (
      <p className="text-ui">
        {appeal.isAnswered ? t('appeal.answered', { date }) : t('appeal.waits', { date })}
      </p>
    );
  }
  if (appealUntil === null) return null;
  return (
    <Card title={t('appeal.title')}>
      <p className="mb-5 text-ui">{t('appeal.text', { date: format.date(appealUntil) })}</p>
      <AppealForm reportId={reportId} />
    </Card>
  );
}

function AppealForm({ reportId }: Pick<OwnDecision, 'reportId'>) {
  const { t } = useTranslation('features/report-decision');
  const [words, setWords] = useState('');
  const ask = useRouteMutation(reportEndpoints.appealDecision);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate(
      { params: { reportId }, body: { words } },
      { onSuccess: () => toast.success(t('appeal.sent')) },
    );
  };
  const error = ask.error?.fields.words;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextArea
        label={t('appeal.words')}
        value={words}
        onChange={setWords}
        maxLength={reportLimits.noteLength}
        rows={4}
        error={error}
      />
      <FormAlert failure={error === undefined ? ask.error : null} />
      <div>
        <Button type="submit" isPending={ask.isPending}>
          {t('appeal.send')}
        </Button>
      </div>
    </form>
  );
}
