import { api } from '@stratum/contract/api';
import type { Answers } from '@stratum/contract/assessments';
import type {
  AttemptId,
  FileId,
  NotificationId,
  SessionId,
  UploadId,
  UserId,
} from '@stratum/contract/ids';
import type { Route, SentPart } from '@stratum/contract/route';
import type { Builders, SignedInUser } from '../build.ts';
import { dataOf } from '../call.ts';

interface Input<R extends Route> {
  readonly params?: SentPart<R, 'params'>;
  readonly query?: SentPart<R, 'query'>;
  readonly body?: SentPart<R, 'body'>;
}
type Samples = { readonly [Name in keyof typeof api]: Input<(typeof api)[Name]> };

/** What belongs to one person, for calls that point at it. */
export interface Belongings {
  readonly userId: UserId;
  readonly attemptId: AttemptId;
  readonly answers: Answers;
  readonly notificationId: NotificationId;
  /** Another session of the person than the one that calls. */
  readonly otherSessionId: SessionId;
  readonly orgcode: string;
  readonly uploadId: UploadId;
  readonly fileId: FileId;
}

export async function belongingsOf(build: Builders, user: SignedInUser): Promise<Belongings> {
  const query = { categoryType: 'mentality' } as const;
  const { questions } = dataOf(await user.call(api.selfAssessment, { query }));
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 3]));
  const body = { ...query, answers };
  const { attempt } = dataOf(await user.call(api.postSelfAssessment, { body }));
  const notificationId = await user.notify();
  await user.again();
  const { items: sessions } = dataOf(await user.call(api.sessions));
  const otherSessionId = sessions.find(({ current }) => !current)?.id;
  if (!otherSessionId) throw new Error('the other session is not listed');
  const { orgcode } = await build.organization();
  return {
    userId: user.id,
    attemptId: attempt.id,
    answers,
    notificationId,
    otherSessionId,
    orgcode,
    uploadId: await user.upload(),
    fileId: await user.file(),
  };
}

/** A valid call of every route, pointing at somebody's belongings. A route without one does not compile. */
export function samplesFor(belongings: Belongings): Samples {
  const { userId, attemptId, answers, notificationId, otherSessionId, orgcode } = belongings;
  const { uploadId, fileId } = belongings;
  const email = `nobody-${userId}@example.org`;
  const mentality = { categoryType: 'mentality' } as const;
  const own = { user_id: userId };
  const ticket = 'x'.repeat(43);
  return {
    signUp: { body: { first_name: 'Noa', last_name: 'Body', email, password: 'Lantern-9x' } },
    verifyOtp: { body: { email, otp: '123456', ticket } },
    resendOtp: { body: { email, ticket } },
    signIn: { body: { email, password: 'Lantern-9x' } },
    userExists: { body: { email } },
    deleteSession: { params: { userId } },
    externalProvider: {},
    externalSignIn: { body: { proofHash: ticket } },
    externalCallback: { body: { answer: '?code=1&state=2', proof: ticket } },
    forgotPassword: { body: { email } },
    checkOtp: { body: { email, otp: '123456' } },
    resetPassword: { body: { ticket, password: 'Lantern-9x' } },
    updatePassword: { body: { currentPassword: 'Lantern-9x', password: 'Kieselgur#4' } },
    sessions: {},
    endSession: { params: { sessionId: otherSessionId } },
    endOtherSessions: {},
    getOrganization: { query: { orgcode } },
    profileInfo: {},
    updateProfile: { body: { city: 'Lyon' } },
    updateSmsNotification: { body: { smsNotification: false } },
    generatePresignedurl: { body: { filePath: 'photo.jpg', fileFormat: 'image/jpeg' } },
    uploadLink: { params: { uploadId } },
    fileLink: { params: { fileId } },
    selfAssessment: { query: mentality },
    assessmentDraft: { query: mentality },
    saveAssessmentDraft: { body: { ...mentality, answers: {} } },
    postSelfAssessment: { body: { ...mentality, answers } },
    assessmentAttempt: { params: { attemptId } },
    assessmentStatus: {},
    assessmentGraph: { query: own },
    traitsGraph: { query: own },
    yearsList: { query: own },
    assessmentByUserid: { query: own },
    getChapter: {},
    getDefinitions: {},
    getGraphVideos: {},
    graphViewed: { body: { graph: 'radar' } },
    getViewedGraph: {},
    traits: {},
    levels: {},
    getState: { query: { country: 'FR' } },
    getCity: { query: { country: 'FR', state: '11' } },
    site: {},
    getPredictions: { params: { searchText: 'Lyon' } },
    getNotification: {},
    getNotificationCount: {},
    setNotificationRead: { body: { id: notificationId } },
    startAccountExport: {},
    accountExport: {},
    accountExportLink: {},
    deleteAccount: { body: { password: 'Lantern-9x' } },
    keepAccount: {},
    deleteNotification: { query: { id: notificationId } },
  };
}
