import { consoleOperationEndpoints } from '@stratum/contract/endpoints/console-operations';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Section } from '../people/section.tsx';
import { Rows } from '../table/rows.tsx';
import { useKindName } from './use-kind-name.ts';

type State = RouteReply<(typeof consoleOperationEndpoints)['jobKinds']>;

interface Kind {
  readonly id: string;
  readonly figures: readonly string[];
}

/** How much of each kind waits, runs and comes. */
export function JobKinds({ state: { jobs, due } }: { state: State }) {
  const { t } = useTranslation('features/console/operations');
  const format = useFormat();
  const at = (instant: string | null) => (instant === null ? '–' : format.moment(instant));
  const write = (...figures: number[]) => figures.map(format.number);
  return (
    <>
      <Kinds
        title={t('kinds.title')}
        none={t('kinds.none')}
        heads={[t('kinds.waiting'), t('kinds.running'), t('kinds.failed'), t('kinds.next')]}
        kinds={jobs.map(({ name, waiting, running, failed, nextAt }) => ({
          id: name,
          figures: [...write(waiting, running, failed), at(nextAt)],
        }))}
      />
      <Kinds
        title={t('kinds.due_title')}
        none={t('kinds.due_none')}
        heads={[t('kinds.today'), t('kinds.failing'), t('kinds.next')]}
        kinds={due.map(({ name, today, failing, nextAt }) => ({
          id: name,
          figures: [...write(today, failing), at(nextAt)],
        }))}
      />
    </>
  );
}

interface KindsProps {
  title: string;
  none: string;
  heads: readonly string[];
  kinds: readonly Kind[];
}

function Kinds({ title, none, heads, kinds }: KindsProps) {
  const { t } = useTranslation('features/console/operations');
  const kindName = useKindName();
  return (
    <Section heading={title}>
      {kinds.length === 0 ? (
        <p className="text-ui text-ink-2">{none}</p>
      ) : (
        <Rows<Kind>
          caption={title}
          rows={kinds}
          columns={[
            { key: 'kind', title: t('kinds.kind'), cell: ({ id }) => kindName(id) },
            ...heads.map((head, index) => ({
              key: head,
              title: head,
              isNumber: true as const,
              cell: ({ figures }: Kind) => figures[index],
            })),
          ]}
        />
      )}
    </Section>
  );
}
