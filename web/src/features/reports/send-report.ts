import { reportEndpoints } from '@stratum/contract/endpoints/reports';
import type { ReportReason } from '@stratum/contract/report-words';
import type { CallOptions } from '../../shared/api/client.ts';
import { callRoute } from '../../shared/api/route-call.ts';
import type { Reported } from './reported.ts';

/** Why somebody tells of it, and what they say besides. */
interface Why {
  readonly reason: ReportReason;
  readonly words?: string | undefined;
}

export async function sendReport(
  about: Reported,
  { reason, words }: Why,
  call: CallOptions,
): Promise<void> {
  const why = { reason, ...(words !== undefined && { words }) };
  const { reportMessage, reportPerson, reportGroup } = reportEndpoints;
  switch (about.kind) {
    case 'message': {
      const { ppauGroupId, messageId } = about;
      await callRoute(reportMessage, { body: { ppauGroupId, messageId, ...why } }, call);
      break;
    }
    case 'person':
      await callRoute(reportPerson, { body: { userId: about.userId, ...why } }, call);
      break;
    case 'group':
      await callRoute(reportGroup, { body: { ppauGroupId: about.ppauGroupId, ...why } }, call);
  }
}
