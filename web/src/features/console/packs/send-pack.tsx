import type { PackVerdict } from '@stratum/contract/console/content-packs';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { Faults } from './faults.tsx';
import { usePackUpload } from './use-pack-upload.ts';

/** A pack that is sent is checked at once; one with a fault changes nothing. */
export function SendPack() {
  const { t } = useTranslation('features/console/packs');
  const { step, send, cancel } = usePackUpload();
  const isUnderWay = step.at === 'sending' || step.at === 'checking';
  return (
    <Card title={t('send.title')}>
      <p className="max-w-measure text-ui text-ink-2">{t('send.text')}</p>
      {isUnderWay ? (
        <div className="mt-5 grid max-w-72 gap-3">
          <Progress
            label={t(`send.${step.at}`)}
            value={step.at === 'sending' ? step.percent : 100}
            max={100}
            valueLabel={t('send.percent', { percent: step.at === 'sending' ? step.percent : 100 })}
          />
          <Button tone="plain" size="small" onPress={cancel} autoFocus>
            {t('send.cancel')}
          </Button>
        </div>
      ) : (
        <div className="mt-5">
          <FileTrigger
            acceptedFileTypes={['.zip', 'application/zip']}
            onSelect={(files) => files?.[0] && send(files[0])}
          >
            <Button>{t('send.choose')}</Button>
          </FileTrigger>
        </div>
      )}
      <div role="status" className="mt-5 empty:hidden">
        {step.at === 'checked' && <Verdict verdict={step.verdict} />}
        {step.at === 'choose' && step.problem && (
          <p className="text-ui text-danger">{step.problem}</p>
        )}
      </div>
    </Card>
  );
}

function Verdict({ verdict }: { verdict: PackVerdict }) {
  const { t } = useTranslation('features/console/packs');
  if (verdict.outcome === 'faulty') return <Faults verdict={verdict} />;
  const { outcome, version, files, words } = verdict;
  if (outcome === 'version_taken') {
    return (
      <p className="max-w-measure text-ui text-danger">{t('verdict.version_taken', { version })}</p>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure text-ui">
        {t(`verdict.${outcome}`, { version })} {t('verdict.size', { files, words: words.en })}
      </p>
      <ButtonLink to={`/admin/packs/${version}`}>{t('verdict.open', { version })}</ButtonLink>
    </div>
  );
}
