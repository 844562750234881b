import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../shared/downloads/save-file.ts';
import { useSession } from '../../../../shared/session/index.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx';
import { Text } from '../../../../shared/ui/text.tsx';
import type { Overview } from '../../check-in/use-chosen-day.ts';
import type { YearData } from '../year-data.ts';
import { useYearPicture } from './use-year-picture.ts';

interface PictureDialogProps {
  overview: Overview;
  data: YearData;
  onClose: () => void;
}

/** The year as a picture, to be looked at and saved; it names nobody unless that is chosen. */
export default function PictureDialog({ overview, data, onClose }: PictureDialogProps) {
  const { t } = useTranslation('features/daily-wins');
  const { userData } = useSession();
  const [isNamed, setNamed] = useState(false);
  const name = userData?.first_name ?? null;
  const { picture, hasFailed } = useYearPicture(overview, data, isNamed ? name : null);
  const save = () => {
    if (picture) saveFile(`${t('year.picture_title', { year: data.year })}.png`, picture.file);
  };
  return (
    <Dialog title={t('year.picture')} isOpen onOpenChange={onClose}>
      <div className="grid gap-5">
        <div className="aspect-[40/21] overflow-hidden rounded-md border border-line bg-track">
          {picture && <img src={picture.address} alt={picture.description} />}
        </div>
        {name !== null && (
          <Checkbox isSelected={isNamed} onChange={setNamed}>
            {t('year.picture_named')}
          </Checkbox>
        )}
        <Text role="alert" tone="danger" className="empty:hidden">
          {hasFailed && t('year.picture_failed')}
        </Text>
        <DialogActions>
          <Button onPress={save} isDisabled={!picture}>
            {t('year.picture_save')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
