import type { Profile } from '@stratum/contract/person';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/avatar/avatar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';

/** The person's picture, and the way to another. */
export function PictureButton({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile/picture');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <Avatar fileId={profile.image} name={profile.first_name} size="large" />
      <div className="-ml-4">
        <Button tone="plain" size="small" onPress={() => setOpen(true)}>
          {t(profile.image ? 'change' : 'add')}
        </Button>
      </div>
      <Dialog title={t('title')} isOpen={isOpen} onOpenChange={setOpen} isDismissable={false}>
        {(close) => (
          <Suspense fallback={<Spinner />}>
            <PictureDialog hasPicture={profile.image !== null} close={close} />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}

// Cropping and sending come with the first wish for a picture.
const PictureDialog = lazy(() => import('./picture-dialog.tsx'));
