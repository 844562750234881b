import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import type { UploadId } from '@stratum/contract/ids';
import type { ListedReminder } from '@stratum/contract/reminder';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { imagesAccepted } from '../../../shared/uploads/file-check.ts';
import { type PictureStep, usePictureUpload } from '../../../shared/uploads/use-picture-upload.ts';
import { ReminderPicture } from '../due/reminder-picture.tsx';

interface PictureFieldProps {
  reminder: ListedReminder | null;
  /** The upload that saving puts in place. */
  chosen: UploadId | undefined;
  onChoose: (upload: UploadId | undefined) => void;
}

/** The picture that comes with a reminder. */
export function PictureField({ reminder, chosen, onChoose }: PictureFieldProps) {
  const { t } = useTranslation('features/reminders');
  const { step, send, restart } = usePictureUpload(onChoose);
  const remove = useRouteMutation(reminderEndpoints.reminderImageDelete);
  const isNew = step.at === 'ready' && chosen === step.uploadId;
  const problem = useProblem(step) ?? remove.error?.message;
  const isOnItsWay = step.at === 'sending' || step.at === 'preparing';
  const takeAway = () => {
    if (isNew) {
      onChoose(undefined);
      restart();
    } else if (reminder) remove.mutate({ query: { id: reminder.id } });
  };
  const image = reminder?.image ?? null;
  return (
    <div role="group" aria-label={t('picture.title')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isNew ? (
          <img src={step.url} alt="" className="size-14 flex-none rounded-md object-cover" />
        ) : (
          image && <ReminderPicture fileId={image} className="size-14 flex-none" />
        )}
        <p className="min-w-0 flex-1 basis-32 text-ui">{t('picture.title')}</p>
        <div className="-mr-2 flex gap-1">
          {(isNew || image) && (
            <Button tone="plain" size="small" onPress={takeAway} isPending={remove.isPending}>
              {t('picture.remove')}
            </Button>
          )}
          <FileTrigger
            acceptedFileTypes={imagesAccepted}
            onSelect={(files) => files?.[0] && send(files[0])}
          >
            <Button tone="plain" size="small" isPending={isOnItsWay}>
              {t(isNew || image ? 'picture.another' : 'picture.choose')}
            </Button>
          </FileTrigger>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isOnItsWay && t('picture.sending')}
        {isNew && t('picture.ready')}
      </p>
      <p role="alert" className="mt-1 text-small font-medium text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function useProblem(step: PictureStep): string | undefined {
  const { t } = useTranslation('features/reminders');
  if (step.at !== 'choose' || !step.problem) return undefined;
  return typeof step.problem === 'string' ? t(`picture.${step.problem}`) : step.problem.message;
}
