import 'i18next';
import type fields from '@stratum/contract/messages/fields.en.json';
import type levels from '../features/assessments/levels/messages.en.json';
import type overview from '../features/assessments/overview/messages.en.json';
import type questions from '../features/assessments/questions/messages.en.json';
import type result from '../features/assessments/result/messages.en.json';
import type review from '../features/assessments/review/messages.en.json';
import type standing from '../features/assessments/standing/messages.en.json';
import type auth from '../features/auth/messages.en.json';
import type dashboard from '../pages/dashboard/messages.en.json';
import type home from '../pages/home/messages.en.json';
import type charts from '../shared/charts/messages.en.json';
import type toasts from '../shared/toasts/messages.en.json';
import type ui from '../shared/ui/messages.en.json';
import type shell from '../shell/messages.en.json';

// One line per namespace: a key that is not in the English file does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    resources: {
      fields: typeof fields;
      shell: typeof shell;
      'features/assessments/levels': typeof levels;
      'features/assessments/overview': typeof overview;
      'features/assessments/questions': typeof questions;
      'features/assessments/result': typeof result;
      'features/assessments/review': typeof review;
      'features/assessments/standing': typeof standing;
      'features/auth': typeof auth;
      'pages/dashboard': typeof dashboard;
      'pages/home': typeof home;
      'shared/charts': typeof charts;
      'shared/toasts': typeof toasts;
      'shared/ui': typeof ui;
    };
  }
}
