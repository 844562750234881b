import { consoleReportRoutes } from '@stratum/contract/console/reports';
import { reportRoutes } from '@stratum/contract/reports';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { reportDoors } from './access.ts';
import { decideReport } from './administration/decide.ts';
import { administeredReports } from './administration/list.ts';
import { administeredReport } from './administration/report.ts';
import { appealDecision, reportDecision } from './decision.ts';
import type { Deps } from './deps.ts';
import { sweepReportsJob } from './jobs.ts';
import { reportsPersonalData } from './personal-data.ts';
import { reportGroup, reportMessage, reportPerson } from './report.ts';

export function reportsDomain(deps: Deps) {
  return {
    name: 'reports',
    routes: implement(
      { ...reportRoutes, ...consoleReportRoutes },
      {
        reportMessage: (call) => reportMessage(deps, call),
        reportPerson: (call) => reportPerson(deps, call),
        reportGroup: (call) => reportGroup(deps, call),
        reportDecision: (call) => reportDecision(deps, call),
        appealDecision: (call) => appealDecision(deps, call),
        administeredReports: ({ query }) => administeredReports(deps, query),
        administeredReport: (call) => administeredReport(deps, call),
        decideReport: (call) => decideReport(deps, call),
      },
      reportDoors(deps.meetings),
    ),
    jobs: [sweepReportsJob(deps)],
    personalData: reportsPersonalData(deps),
  } satisfies Domain;
}
