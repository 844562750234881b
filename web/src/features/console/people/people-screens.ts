export { PeopleList } from './people-list.tsx';
export { PersonPage } from './person-page.tsx';
