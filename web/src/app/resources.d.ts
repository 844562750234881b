import 'i18next';
import type fields from '@stratum/contract/messages/fields.en.json';
import type comparison from '../features/assessments/comparison/messages.en.json';
import type graph from '../features/assessments/graph/messages.en.json';
import type history from '../features/assessments/history/messages.en.json';
import type levels from '../features/assessments/levels/messages.en.json';
import type overview from '../features/assessments/overview/messages.en.json';
import type questions from '../features/assessments/questions/messages.en.json';
import type result from '../features/assessments/result/messages.en.json';
import type review from '../features/assessments/review/messages.en.json';
import type standing from '../features/assessments/standing/messages.en.json';
import type auth from '../features/auth/messages.en.json';
import type notifications from '../features/notifications/messages.en.json';
import type profileData from '../features/profile/account-data/messages.en.json';
import type profileEdit from '../features/profile/edit/messages.en.json';
import type profile from '../features/profile/messages.en.json';
import type profilePicture from '../features/profile/picture/messages.en.json';
import type aboutTheAuthor from '../pages/about-the-author/messages.en.json';
import type author from '../pages/author/messages.en.json';
import type dashboard from '../pages/dashboard/messages.en.json';
import type graphView from '../pages/graph-view/messages.en.json';
import type home from '../pages/home/messages.en.json';
import type legal from '../pages/legal/messages.en.json';
import type myProgress from '../pages/my-progress/messages.en.json';
import type notificationsPage from '../pages/notifications/messages.en.json';
import type profilePage from '../pages/profile/messages.en.json';
import type programOverview from '../pages/program-overview/messages.en.json';
import type stratumDefinitions from '../pages/stratum-definitions/messages.en.json';
import type charts from '../shared/charts/messages.en.json';
import type personFields from '../shared/person-fields/messages.en.json';
import type site from '../shared/site/messages.en.json';
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
      'features/assessments/comparison': typeof comparison;
      'features/assessments/graph': typeof graph;
      'features/assessments/history': typeof history;
      'features/assessments/levels': typeof levels;
      'features/assessments/overview': typeof overview;
      'features/assessments/questions': typeof questions;
      'features/assessments/result': typeof result;
      'features/assessments/review': typeof review;
      'features/assessments/standing': typeof standing;
      'features/auth': typeof auth;
      'features/notifications': typeof notifications;
      'features/profile': typeof profile;
      'features/profile/account-data': typeof profileData;
      'features/profile/edit': typeof profileEdit;
      'features/profile/picture': typeof profilePicture;
      'pages/about-the-author': typeof aboutTheAuthor;
      'pages/author': typeof author;
      'pages/dashboard': typeof dashboard;
      'pages/profile': typeof profilePage;
      'pages/graph-view': typeof graphView;
      'pages/home': typeof home;
      'pages/legal': typeof legal;
      'pages/program-overview': typeof programOverview;
      'pages/stratum-definitions': typeof stratumDefinitions;
      'pages/my-progress': typeof myProgress;
      'pages/notifications': typeof notificationsPage;
      'shared/charts': typeof charts;
      'shared/person-fields': typeof personFields;
      'shared/site': typeof site;
      'shared/toasts': typeof toasts;
      'shared/ui': typeof ui;
    };
  }
}
