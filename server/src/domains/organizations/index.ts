export { addOrganization, createOrganization } from './create-organization.ts';
export { createFindOrganization, type FindOrganization } from './find-organization.ts';
export {
  insertOrganization,
  lockOrganization,
  organizationById,
  organizationsBy,
  updateOrganization,
} from './store.ts';
export { type OrganizationRow, organizations } from './tables.ts';
