import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { type PictureStep, usePictureUpload } from '../../../shared/uploads/use-picture-upload.ts';
import { ChoosePicture } from './choose-picture.tsx';
import type { ImageCrop } from './crop-picture.tsx';
import { CropPicture } from './crop-picture.tsx';
import { useSavePicture } from './use-save-picture.ts';

/** The way from no picture to a new one, inside a dialog. */
export default function PictureDialog({
  hasPicture,
  close,
}: {
  hasPicture: boolean;
  close: () => void;
}) {
  const { t } = useTranslation('features/profile/picture');
  const upload = usePictureUpload();
  const { at } = upload.step;
  return (
    <>
      <p role="status" className="sr-only">
        {at === 'sending' && t('sending')}
        {at === 'preparing' && t('preparing')}
        {at === 'ready' && t('crop_hint')}
      </p>
      <Step hasPicture={hasPicture} close={close} upload={upload} />
    </>
  );
}

interface StepProps {
  hasPicture: boolean;
  close: () => void;
  upload: ReturnType<typeof usePictureUpload>;
}

function Step({ hasPicture, close, upload: { step, send, restart } }: StepProps) {
  const save = useSavePicture(close);
  const problem = useProblem(step);
  if (step.at === 'ready') {
    const other = () => {
      save.forgetFailure();
      restart();
    };
    return <CropAndSave step={step} save={save} onOther={other} />;
  }
  if (step.at !== 'choose') return <Sending step={step} onCancel={restart} />;
  return (
    <ChoosePicture onChoose={send} problem={problem ?? save.failure?.message}>
      {hasPicture && <RemovePicture save={save} />}
    </ChoosePicture>
  );
}

function useProblem(step: PictureStep): string | undefined {
  const { t } = useTranslation('features/profile/picture');
  if (step.at !== 'choose' || !step.problem) return undefined;
  return typeof step.problem === 'string' ? t(step.problem) : step.problem.message;
}

function Sending({ step, onCancel }: { step: PictureStep; onCancel: () => void }) {
  const { t } = useTranslation('features/profile/picture');
  const percent = step.at === 'sending' ? Math.round(step.part * 100) : 100;
  return (
    <div className="grid gap-6">
      <Progress
        label={t(step.at === 'sending' ? 'sending' : 'preparing')}
        value={percent}
        max={100}
        valueLabel={t('percent', { percent })}
      />
      <DialogActions>
        {/* The button that was pressed is gone. */}
        <Button tone="plain" onPress={onCancel} autoFocus>
          {t('cancel')}
        </Button>
      </DialogActions>
    </div>
  );
}

type Save = ReturnType<typeof useSavePicture>;

interface CropAndSaveProps {
  step: Extract<PictureStep, { at: 'ready' }>;
  save: Save;
  onOther: () => void;
}

function CropAndSave({ step: { uploadId, url }, save, onOther }: CropAndSaveProps) {
  const { t } = useTranslation('features/profile/picture');
  const [imageCrop, setCrop] = useState<ImageCrop | null>(null);
  return (
    <div className="grid gap-5">
      <CropPicture url={url} onCrop={setCrop} />
      <FormAlert failure={save.failure} />
      <DialogActions>
        <Button tone="plain" onPress={onOther}>
          {t('another')}
        </Button>
        <Button
          isPending={save.isSaving}
          onPress={() => save.put({ image: uploadId, ...(imageCrop && { imageCrop }) })}
        >
          {t('save')}
        </Button>
      </DialogActions>
    </div>
  );
}

function RemovePicture({ save }: { save: Save }) {
  const { t } = useTranslation('features/profile/picture');
  return (
    <div className="flex justify-end">
      <Button tone="plain" size="small" isPending={save.isSaving} onPress={save.remove}>
        {t('remove')}
      </Button>
    </div>
  );
}
