import { reportEndpoints } from '@stratum/contract/endpoints/reports';
import type { OwnDecision } from '@stratum/contract/reports';
import { isUuid } from '@stratum/contract/uuid';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../shared/api/queries.ts';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { MessagePage } from '../../shared/ui/message-page.tsx';
import { PageHeader, PageTitle } from '../../shared/ui/page-header.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { CardsSkeleton } from '../../shared/ui/skeleton.tsx';
import { Appeal } from './appeal.tsx';

/** What was decided on a report, for the side that reads it. */
export default function ReportDecisionPage() {
  const { t } = useTranslation('features/report-decision');
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  // A link that was cut short leads nowhere.
  const isWhole = isUuid(id);
  const read = useRoute(
    reportEndpoints.reportDecision,
    { params: { reportId: id } },
    { enabled: isWhole },
  );
  if (!isWhole || read.error?.code === 'not_found') return <Gone />;
  return (
    <div className="wrap max-w-measure py-10">
      <PageTitle>{t('title')}</PageTitle>
      <QueryState reads={[read]} name={t('title')} skeleton={<CardsSkeleton />}>
        {read.data && <Decision decision={read.data} />}
      </QueryState>
    </div>
  );
}

function Gone() {
  const { t } = useTranslation('features/report-decision');
  return (
    <MessagePage heading={t('not_found.heading')} text={t('not_found.text')}>
      <PageTitle>{t('title')}</PageTitle>
      <ButtonLink to="/dashboard">{t('back')}</ButtonLink>
    </MessagePage>
  );
}

function Decision({ decision: own }: { decision: OwnDecision }) {
  const { t } = useTranslation('features/report-decision');
  const format = useFormat();
  const { side, thing, groupName, reason, quote, decision, decidedAt, note } = own;
  return (
    <>
      <PageHeader heading={t(`${side}.heading`)}>
        {t(`${side}.${thing}`, { group: groupName })}{' '}
        {t('reason', { reason: t(`reasons.${reason}`) })}
      </PageHeader>
      <div className="grid gap-6">
        <Card>
          <p className="text-lead font-medium">
            {decision === null ? t('waiting') : t(`decided.${side}.${decision}`)}
          </p>
          {decidedAt !== null && (
            <p className="mt-1 text-label text-ink-2">
              {t('on', { date: format.date(decidedAt) })}
            </p>
          )}
          {note !== null && <Said title={t('note')} words={note} />}
          {side === 'reporter' && decision === 'no_action' && thing !== 'group' && (
            <p className="mt-5 text-ui">{t('no_action_next')}</p>
          )}
          {quote !== null && <Said title={t('quote')} words={quote} />}
        </Card>
        <Appeal decision={own} />
      </div>
    </>
  );
}

function Said({ title, words }: { title: string; words: string }) {
  return (
    <div className="mt-5">
      <p className="text-label text-ink-2">{title}</p>
      <p dir="auto" className="text-ui break-words whitespace-pre-wrap">
        {words}
      </p>
    </div>
  );
}
