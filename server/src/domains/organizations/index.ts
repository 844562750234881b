export { createFindOrganization, type FindOrganization } from './find-organization.ts';
export { plantOrganization } from './plant.ts';
export { type OrganizationRow, organizations } from './tables.ts';
