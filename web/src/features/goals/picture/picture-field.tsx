import type { FileId, UploadId } from '@stratum/contract/ids';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../shared/forms/route-form.tsx';
import { FieldErrorText } from '../../../shared/person-fields/field-error-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { imagesAccepted } from '../../../shared/uploads/file-check.ts';
import { type PictureStep, usePictureUpload } from '../../../shared/uploads/use-picture-upload.ts';
import { GoalPicture, UploadedPicture } from './goal-picture.tsx';

interface PictureFieldProps {
  /** What the goal shows now. */
  saved: FileId | null;
  /** A picture that takes its place, or none; undefined where it stays. */
  value: UploadId | null | undefined;
  onChange: (picture: UploadId | null) => void;
}

/** A picture of what is to be reached. */
export function PictureField({ saved, value, onChange }: PictureFieldProps) {
  const { t } = useTranslation('features/goals');
  const upload = usePictureUpload(onChange);
  const { step } = upload;
  const problem = useProblem(step);
  const error = useFieldError('image');
  const shown = value === undefined ? saved : value;
  return (
    <fieldset data-invalid={error === undefined ? undefined : true}>
      <legend className="mb-2 flex w-full justify-between gap-4 text-label font-semibold">
        {t('picture.title')}
        <span className="font-normal text-ink-2">{t('optional')}</span>
      </legend>
      {shown !== null && (
        <div className="mb-3 max-w-72">
          {value ? <UploadedPicture uploadId={value} /> : <GoalPicture fileId={saved} />}
        </div>
      )}
      {step.at === 'sending' || step.at === 'preparing' ? (
        <Sending step={step} onCancel={upload.restart} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <FileTrigger
            acceptedFileTypes={imagesAccepted}
            onSelect={(files) => files?.[0] && upload.send(files[0])}
          >
            <Button tone="ghost" size="small">
              {t(shown === null ? 'picture.choose' : 'picture.another')}
            </Button>
          </FileTrigger>
          {shown !== null && (
            <Button tone="plain" size="small" onPress={() => onChange(null)}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
      )}
      <p className="mt-1.5 text-small text-ink-2">{t('picture.note')}</p>
      <p role="alert" className="text-label text-danger empty:hidden">
        {problem}
      </p>
      <FieldErrorText id="goal-picture-problem">{error}</FieldErrorText>
    </fieldset>
  );
}

function useProblem(step: PictureStep): string | undefined {
  const { t } = useTranslation('features/goals');
  if (step.at !== 'choose' || !step.problem) return undefined;
  return typeof step.problem === 'string' ? t(`picture.${step.problem}`) : step.problem.message;
}

interface SendingProps {
  step: Extract<PictureStep, { at: 'sending' | 'preparing' }>;
  onCancel: () => void;
}

function Sending({ step, onCancel }: SendingProps) {
  const { t } = useTranslation('features/goals');
  const percent = step.at === 'sending' ? Math.round(step.part * 100) : 100;
  return (
    <div className="grid max-w-72 gap-3">
      <Progress
        label={t(`picture.${step.at}`)}
        value={percent}
        max={100}
        valueLabel={t('picture.percent', { percent })}
      />
      {/* The button that was pressed is gone. */}
      <Button tone="plain" size="small" onPress={onCancel} autoFocus>
        {t('picture.cancel')}
      </Button>
    </div>
  );
}
