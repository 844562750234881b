import { type TestChannel, testChannels } from '@stratum/contract/console/operation-words';
import { consoleOperationEndpoints } from '@stratum/contract/endpoints/console-operations';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useProfile } from '../../profile/index.ts';
import { Section } from '../people/section.tsx';

/** A mail, a text message and a push to oneself, with what became of it. */
export function TestDeliveries() {
  const { t } = useTranslation('features/console/operations');
  return (
    <Section heading={t('test.title')}>
      <p className="mb-4 max-w-reading text-label text-ink-2">{t('test.intro')}</p>
      <ul className="grid gap-2">
        {testChannels.map((channel) => (
          <Test key={channel} channel={channel} />
        ))}
      </ul>
    </Section>
  );
}

function Test({ channel }: { channel: TestChannel }) {
  const { t } = useTranslation('features/console/operations');
  const { data: person } = useProfile();
  const send = useRouteMutation(consoleOperationEndpoints.sendTestDelivery);
  const { data, error } = send;
  const to = { mail: person?.email, sms: person?.phone, push: undefined }[channel];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ui">
      <Button
        tone="ghost"
        className="min-w-44"
        isPending={send.isPending}
        onPress={() => send.mutate({ body: { channel } })}
      >
        {t(`test.send.${channel}`)}
      </Button>
      <p role="status" className={data?.outcome === 'accepted' ? '' : 'text-warning'}>
        {error && (error.fields.channel ?? error.message)}
        {data && data.outcome === 'accepted' && t(`test.accepted.${channel}`, { to })}
        {data && data.outcome === 'no_browser' && t('test.no_browser')}
        {data && data.outcome === 'refused' && t('test.refused', { reason: data.reason })}
      </p>
    </li>
  );
}
