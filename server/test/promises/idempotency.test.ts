import { afterAll, describe, expect, it } from 'vitest';
import { callRoute } from '../call.ts';
import { openIssuerApp } from '../open-issuer-app.ts';
import { statementsOf } from '../sent-statements.ts';
import { everyRoute, roleFor, type SampledRoute } from './every-route.ts';

/** What these make is another thing each time. */
const making = [
  'addCollection',
  'addMicroGoal',
  'addMilestone',
  'addNotePicture',
  'addReminder',
  'addModule',
  'addNews',
  'addOrganization',
  'addPromoCode',
  'addVideo',
  'appealDecision',
  'bookmarkVideo',
  'createGroup',
  'generatePresignedurl',
  'goalCopy',
  'goalCreate',
  'goalShift',
  'makeGroupLink',
  'placeOrder',
  'postSelfAssessment',
  'reportGroup',
  'reportMessage',
  'reportPerson',
  'requestLibraryUpload',
  'requestPackUpload',
  'startAccountExport',
  'startListExport',
];
/** What these leave behind is the same however often they run: a late repetition must not undo others. */
const setting = [
  'advanceOrder',
  'answerWitness',
  'askWitness',
  'attachPersonalStuff',
  'answerReminder',
  'blockPerson',
  'cancelOrder',
  'celebrateStreak',
  'changeWatchHistory',
  'clearWatchHistory',
  'deleteBookmarkVideo',
  'deleteCollection',
  'deleteLikeVideo',
  'emptyTrash',
  'likeVideo',
  'moduleAct',
  'inviteToOrganization',
  'saveFilter',
  'savePerformanceVideoProgress',
  'videoWatched',
  'changeGroupNotifications',
  'changeMicroGoal',
  'changeMilestone',
  'changeModule',
  'changeNews',
  'changeOrganization',
  'changeOrgcode',
  'changeProduct',
  'changePromoCode',
  'changeTaxes',
  'changeVideo',
  'giveConsent',
  'goalArchive',
  'goalDelete',
  'goalRestore',
  'goalStatusUpdate',
  'goalUpdate',
  'handleGroupInvitation',
  'inviteMembers',
  'joinByLink',
  'changeReminder',
  'movePersonalStuff',
  'pauseDailyWins',
  'pinPersonalStuff',
  'postDailyWin',
  'putDailyWinReminder',
  'putDailyWinRules',
  'putWeeklyFocus',
  'putWeeklyReview',
  'putWeeklyReviewRead',
  'putWeeklyReviewTime',
  'receiveReturn',
  'refuseReturn',
  'removeMicroGoal',
  'removeMilestone',
  'reminderImageDelete',
  'reminderPreference',
  'reportParcel',
  'removePersonalStuff',
  'removeReminder',
  'requestReturn',
  'resendInvitation',
  'restorePersonalStuff',
  'saveAssessmentDraft',
  'sendCheer',
  'sendNotificationToMembers',
  'sendNudge',
  'setStockAlert',
  'shipOrder',
  'skipDailyWin',
  'takeBackPersonalStuff',
  'updateCollection',
  'updateGroup',
  'updatePersonalStuff',
  'updatePersonalStuffImageFolder',
  'updateShareDailywins',
  'updateUnreadMessages',
  'withdrawConsent',
];

const keyed = (await everyRoute()).filter(({ route }) => route.idempotent);
const minute = 60_000;

const { on, issuer, close } = await openIssuerApp();
afterAll(close);

it('uploads, archives, attempts and what is sent again later run once for a key', () => {
  expect(keyed.map(({ name }) => name).toSorted()).toEqual([...making, ...setting].toSorted());
});

/** Calls a route by keys; tells each reply, and whether the route's own work has run. */
async function callerOf({ route, sample }: SampledRoute) {
  const owner = await on.build.user({ role: roleFor(route) });
  const sent = await sample.call?.({ on, issuer, owner });
  return async (key: string) => {
    let data: unknown = null;
    const statements = await statementsOf(async () => {
      const headers = { 'idempotency-key': key };
      data = (await callRoute(on.app, owner.token, route, { ...sent, headers })).data;
    });
    await on.jobs.drain();
    on.clock.advance(minute);
    const overhead = /^(begin|commit)$|idempotency_keys|from "sessions"/;
    return { data, hasRun: statements.some((text) => !overhead.test(text)) };
  };
}

describe.each(keyed)('$name', (sampled) => {
  it('answers a repeated key with the first reply and does nothing, and runs for another key', async () => {
    const callWith = await callerOf(sampled);
    const first = await callWith('first');
    expect(first.data).not.toBeNull();
    expect(first.hasRun).toBe(true);
    expect(await callWith('first')).toEqual({ data: first.data, hasRun: false });
    const second = await callWith('second');
    expect(second.hasRun).toBe(true);
    if (making.includes(sampled.name)) expect(second.data).not.toEqual(first.data);
  });
});
