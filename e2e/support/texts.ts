import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@stratum/contract/locale';
import type errors from '@stratum/contract/messages/errors.en.json';
import type fields from '@stratum/contract/messages/fields.en.json';
import type outbox from '../../server/src/demo/messages.en.json';
import type told from '../../server/src/domains/notifications/messages.en.json';
import type overview from '../../web/src/features/assessments/category-list/messages.en.json';
import type questions from '../../web/src/features/assessments/questions/messages.en.json';
import type review from '../../web/src/features/assessments/review/messages.en.json';
import type auth from '../../web/src/features/auth/messages.en.json';
import type chapter from '../../web/src/features/chapters/chapter/messages.en.json';
import type chapterContents from '../../web/src/features/chapters/contents/messages.en.json';
import type films from '../../web/src/features/chapters/films/messages.en.json';
import type glossary from '../../web/src/features/chapters/glossary/messages.en.json';
import type chapterOverview from '../../web/src/features/chapters/overview/messages.en.json';
import type skills from '../../web/src/features/chapters/skills/messages.en.json';
import type chatActions from '../../web/src/features/chat/actions/messages.en.json';
import type chatAttachments from '../../web/src/features/chat/attachments/messages.en.json';
import type chatBodies from '../../web/src/features/chat/bodies/messages.en.json';
import type chat from '../../web/src/features/chat/messages.en.json';
import type chatSearch from '../../web/src/features/chat/search/messages.en.json';
import type note from '../../web/src/features/collection/note/messages.en.json';
import type studio from '../../web/src/features/console/library/messages.en.json';
import type dailyWins from '../../web/src/features/daily-wins/messages.en.json';
import type goalDetails from '../../web/src/features/goals/details/messages.en.json';
import type goalHistory from '../../web/src/features/goals/history/messages.en.json';
import type goals from '../../web/src/features/goals/messages.en.json';
import type groupCreate from '../../web/src/features/groups/create/messages.en.json';
import type groupInvitation from '../../web/src/features/groups/invitation/messages.en.json';
import type groupInvite from '../../web/src/features/groups/invite/messages.en.json';
import type groupMembers from '../../web/src/features/groups/members/messages.en.json';
import type groups from '../../web/src/features/groups/messages.en.json';
import type notifications from '../../web/src/features/notifications/messages.en.json';
import type performance from '../../web/src/features/performance/messages.en.json';
import type profileData from '../../web/src/features/profile/account-data/messages.en.json';
import type profileEdit from '../../web/src/features/profile/edit/messages.en.json';
import type profile from '../../web/src/features/profile/messages.en.json';
import type profilePicture from '../../web/src/features/profile/picture/messages.en.json';
import type push from '../../web/src/features/profile/push/messages.en.json';
import type comparison from '../../web/src/features/progress/comparison/messages.en.json';
import type standing from '../../web/src/features/progress/dashboard/messages.en.json';
import type graph from '../../web/src/features/progress/graph/messages.en.json';
import type reminders from '../../web/src/features/reminders/messages.en.json';
import type levels from '../../web/src/features/results/levels/messages.en.json';
import type result from '../../web/src/features/results/messages.en.json';
import type shopBilling from '../../web/src/features/shop/billing/messages.en.json';
import type shopOrders from '../../web/src/features/shop/orders/messages.en.json';
import type shopProduct from '../../web/src/features/shop/product/messages.en.json';
import type videos from '../../web/src/features/videos/messages.en.json';
import type player from '../../web/src/features/videos/player/messages.en.json';
import type weeklyReview from '../../web/src/features/weekly-review/messages.en.json';
import type dashboard from '../../web/src/pages/dashboard/messages.en.json';
import type home from '../../web/src/pages/home/messages.en.json';
import type lesson from '../../web/src/pages/performance-module-videos/messages.en.json';
import type network from '../../web/src/shared/api/network.en.json';
import type charts from '../../web/src/shared/charts/messages.en.json';
import type offline from '../../web/src/shared/offline/messages.en.json';
import type waiting from '../../web/src/shared/outbox/messages.en.json';
import type personFields from '../../web/src/shared/person-fields/messages.en.json';
import type ui from '../../web/src/shared/ui/messages.en.json';
import type shell from '../../web/src/shell/messages.en.json';

/** What the product says, by the folder that says it. */
export interface Texts {
  readonly auth: typeof auth;
  readonly chapter: typeof chapter;
  readonly chapterContents: typeof chapterContents;
  readonly chapterOverview: typeof chapterOverview;
  readonly charts: typeof charts;
  readonly chat: typeof chat;
  readonly chatActions: typeof chatActions;
  readonly chatAttachments: typeof chatAttachments;
  readonly chatBodies: typeof chatBodies;
  readonly groupCreate: typeof groupCreate;
  readonly groupInvitation: typeof groupInvitation;
  readonly groupInvite: typeof groupInvite;
  readonly groupMembers: typeof groupMembers;
  readonly groups: typeof groups;
  readonly chatSearch: typeof chatSearch;
  readonly comparison: typeof comparison;
  readonly studio: typeof studio;
  readonly dailyWins: typeof dailyWins;
  readonly dashboard: typeof dashboard;
  readonly errors: typeof errors;
  readonly fields: typeof fields;
  readonly graph: typeof graph;
  readonly films: typeof films;
  readonly glossary: typeof glossary;
  readonly goalDetails: typeof goalDetails;
  readonly goalHistory: typeof goalHistory;
  readonly goals: typeof goals;
  readonly note: typeof note;
  readonly reminders: typeof reminders;
  readonly home: typeof home;
  readonly lesson: typeof lesson;
  readonly levels: typeof levels;
  readonly network: typeof network;
  readonly notifications: typeof notifications;
  readonly offline: typeof offline;
  readonly outbox: typeof outbox;
  readonly overview: typeof overview;
  readonly personFields: typeof personFields;
  readonly performance: typeof performance;
  readonly player: typeof player;
  readonly videos: typeof videos;
  readonly profile: typeof profile;
  readonly profileData: typeof profileData;
  readonly profileEdit: typeof profileEdit;
  readonly profilePicture: typeof profilePicture;
  readonly push: typeof push;
  readonly questions: typeof questions;
  readonly result: typeof result;
  readonly review: typeof review;
  readonly shell: typeof shell;
  readonly shopBilling: typeof shopBilling;
  readonly shopOrders: typeof shopOrders;
  readonly shopProduct: typeof shopProduct;
  readonly skills: typeof skills;
  readonly standing: typeof standing;
  readonly weeklyReview: typeof weeklyReview;
  readonly told: typeof told;
  readonly ui: typeof ui;
  readonly waiting: typeof waiting;
}

/** Sentences change without a test breaking: the tests read them from where the product does. */
export function textsIn(locale: Locale): Texts {
  const read = (path: string) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, '..', '..', `${path}.${locale}.json`), 'utf8'),
    );
  const web = (folder: string) => read(`web/src/${folder}/messages`);
  return {
    auth: web('features/auth'),
    chapter: web('features/chapters/chapter'),
    chapterContents: web('features/chapters/contents'),
    chapterOverview: web('features/chapters/overview'),
    charts: web('shared/charts'),
    chat: web('features/chat'),
    chatActions: web('features/chat/actions'),
    chatAttachments: web('features/chat/attachments'),
    chatBodies: web('features/chat/bodies'),
    groupCreate: web('features/groups/create'),
    groupInvitation: web('features/groups/invitation'),
    groupInvite: web('features/groups/invite'),
    groupMembers: web('features/groups/members'),
    groups: web('features/groups'),
    chatSearch: web('features/chat/search'),
    comparison: web('features/progress/comparison'),
    studio: web('features/console/library'),
    dailyWins: web('features/daily-wins'),
    dashboard: web('pages/dashboard'),
    errors: read('contract/src/messages/errors'),
    fields: read('contract/src/messages/fields'),
    graph: web('features/progress/graph'),
    films: web('features/chapters/films'),
    glossary: web('features/chapters/glossary'),
    goalDetails: web('features/goals/details'),
    goalHistory: web('features/goals/history'),
    goals: web('features/goals'),
    note: web('features/collection/note'),
    reminders: web('features/reminders'),
    home: web('pages/home'),
    lesson: web('pages/performance-module-videos'),
    levels: web('features/results/levels'),
    network: read('web/src/shared/api/network'),
    notifications: web('features/notifications'),
    offline: web('shared/offline'),
    outbox: read('server/src/demo/messages'),
    overview: web('features/assessments/category-list'),
    personFields: web('shared/person-fields'),
    performance: web('features/performance'),
    player: web('features/videos/player'),
    videos: web('features/videos'),
    profile: web('features/profile'),
    profileData: web('features/profile/account-data'),
    profileEdit: web('features/profile/edit'),
    profilePicture: web('features/profile/picture'),
    push: web('features/profile/push'),
    questions: web('features/assessments/questions'),
    result: web('features/results'),
    review: web('features/assessments/review'),
    shell: web('shell'),
    shopBilling: web('features/shop/billing'),
    shopOrders: web('features/shop/orders'),
    shopProduct: web('features/shop/product'),
    skills: web('features/chapters/skills'),
    standing: web('features/progress/dashboard'),
    weeklyReview: web('features/weekly-review'),
    told: read('server/src/domains/notifications/messages'),
    ui: web('shared/ui'),
    waiting: web('shared/outbox'),
  };
}

const placeholder = /\{\{(\w+)\}\}/g;
const tag = /<\/?\w+>/g;

/** A sentence with its placeholders filled, without the elements in it. */
export function say(sentence: string, values: Record<string, string | number>): string {
  return sentence
    .replaceAll(tag, '')
    .replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
}

/** A sentence as a browser names it, whatever its placeholders are filled with. */
export function pattern(sentence: string, values: Record<string, string | number> = {}): RegExp {
  const source = say(sentence, values)
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(placeholder, '.+?')
    .replaceAll(/\s/g, '\\s');
  return new RegExp(`^${source}$`, 'u');
}
