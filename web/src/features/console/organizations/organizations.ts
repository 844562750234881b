export { OrganizationList } from './organization-list.tsx';
export { OrganizationPage } from './organization-page.tsx';
