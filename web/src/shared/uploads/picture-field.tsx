import type { UploadId } from '@stratum/contract/ids';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../forms/route-form.tsx';
import { FieldErrorText } from '../person-fields/field-error-text.tsx';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { imagesAccepted } from './file-check.ts';
import { type PictureStep, usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  /** The picture that there is or will be; null for none. */
  preview: ReactNode;
  onChange: (picture: UploadId | null) => void;
}

/** A picture of something, sent as soon as it is chosen. Its form's problem with `image` is said here. */
export function PictureField({ preview, onChange }: PictureFieldProps) {
  const { t } = useTranslation('shared/uploads');
  const upload = usePictureUpload(onChange);
  const { step } = upload;
  const problem = useProblem(step);
  const error = useFieldError('image');
  return (
    <fieldset data-invalid={error === undefined ? undefined : true}>
      <legend className="mb-2 flex w-full justify-between gap-4 text-label font-semibold">
        {t('title')}
        <span className="font-normal text-ink-2">{t('optional')}</span>
      </legend>
      {preview !== null && <div className="mb-3 max-w-72">{preview}</div>}
      {step.at === 'sending' || step.at === 'preparing' ? (
        <Sending step={step} onCancel={upload.restart} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <FileTrigger
            acceptedFileTypes={imagesAccepted}
            onSelect={(files) => files?.[0] && upload.send(files[0])}
          >
            <Button tone="ghost" size="small">
              {t(preview === null ? 'choose' : 'another')}
            </Button>
          </FileTrigger>
          {preview !== null && (
            <Button tone="plain" size="small" onPress={() => onChange(null)}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      <p className="mt-1.5 text-small text-ink-2">{t('note')}</p>
      <p role="alert" className="text-label text-danger empty:hidden">
        {problem}
      </p>
      <FieldErrorText id="picture-problem">{error}</FieldErrorText>
    </fieldset>
  );
}

function useProblem(step: PictureStep): string | undefined {
  const { t } = useTranslation('shared/uploads');
  if (step.at !== 'choose' || !step.problem) return undefined;
  return typeof step.problem === 'string' ? t(step.problem) : step.problem.message;
}

interface SendingProps {
  step: Extract<PictureStep, { at: 'sending' | 'preparing' }>;
  onCancel: () => void;
}

function Sending({ step, onCancel }: SendingProps) {
  const { t } = useTranslation('shared/uploads');
  const percent = step.at === 'sending' ? Math.round(step.part * 100) : 100;
  return (
    <div className="grid max-w-72 gap-3">
      <Progress
        label={t(step.at)}
        value={percent}
        max={100}
        valueLabel={t('percent', { percent })}
      />
      {/* The button that was pressed is gone. */}
      <Button tone="plain" size="small" onPress={onCancel} autoFocus>
        {t('cancel')}
      </Button>
    </div>
  );
}
