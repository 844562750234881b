export { ViewPage } from '../viewing/view-page.tsx';
export { PeopleList } from './people-list.tsx';
export { PersonPage } from './person-page.tsx';
export { SignUpPolicyPage } from './sign-up-policy.tsx';
