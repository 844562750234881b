import { type AccountExport } from '@stratum/contract/account-data';
import { accountDataEndpoints } from '@stratum/contract/endpoints/account-data';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** The archive that is ready, by an address that is made for this one download. */
export function DownloadArchive({
  archive,
}: {
  archive: Extract<AccountExport, { status: 'ready' }>;
}) {
  const { t } = useTranslation('features/profile/account-data');
  const format = useFormat();
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setAsking(true);
    setFailure(null);
    try {
      const { url } = await callRoute(accountDataEndpoints.accountExportLink);
      save(url);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ui">
        <Trans
          t={t}
          i18nKey="export.ready"
          count={archive.files}
          values={{
            size: format.megabytes(archive.size),
            files: format.number(archive.files),
            date: format.date(archive.expiresAt),
          }}
          components={{ time: <time dateTime={archive.expiresAt} /> }}
        />
      </p>
      <Button size="small" isPending={isAsking} onPress={() => void download()}>
        {t('export.download')}
      </Button>
      <FormAlert failure={failure} />
    </div>
  );
}

/** The page stays where it is: what the address gives is an attachment. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
