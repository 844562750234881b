import { accountDataEndpoints } from '@stratum/contract/endpoints/account-data';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useFocusFallback } from '../../../shared/navigation/use-focus-fallback.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { AlertIcon } from '../../../shared/ui/icons.tsx';
import { useProfile } from '../use-profile.ts';

/** While the end of the account is planned: when, and the way back. Nothing otherwise. */
export function DeletionBanner() {
  const { data } = useProfile();
  const [hasBeenAbsent, setBeenAbsent] = useState(false);
  if (data?.deletionDate === null && !hasBeenAbsent) setBeenAbsent(true);
  if (!data?.deletionDate) return null;
  return <Banner deletionDate={data.deletionDate} isNew={hasBeenAbsent} />;
}

interface BannerProps {
  deletionDate: string;
  /** It appears under the reader's eyes, not with the page. */
  isNew: boolean;
}

function Banner({ deletionDate, isNew }: BannerProps) {
  const { t } = useTranslation('features/profile/account-data');
  const format = useFormat();
  const keep = useRouteMutation(accountDataEndpoints.keepAccount);
  const banner = useFocusFallback<HTMLElement>();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The dialog that asked for it has gone together with its button: the focus lies nowhere.
    if (isNew && document.activeElement === document.body) sentence.current?.focus();
  }, [isNew]);
  const keepIt = () => keep.mutate(undefined, { onSuccess: () => toast.success(t('banner.kept')) });
  return (
    <aside
      ref={banner}
      aria-label={t('banner.label')}
      className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-danger bg-surface p-6"
    >
      <AlertIcon className="text-danger" />
      <div className="min-w-0 flex-1 basis-64">
        <p ref={sentence} tabIndex={-1} className="text-ui font-semibold">
          <Trans
            t={t}
            i18nKey="banner.text"
            values={{ date: format.date(deletionDate) }}
            components={{ time: <time dateTime={deletionDate} /> }}
          />
        </p>
        <p role="alert" className="mt-1 text-label text-danger empty:hidden">
          {/* Kept already, in another tab or by the operator: the profile says so. */}
          {keep.error && keep.error.code !== 'conflict' && keep.error.message}
        </p>
      </div>
      <Button size="small" isPending={keep.isPending} onPress={keepIt}>
        {t('banner.keep')}
      </Button>
    </aside>
  );
}
