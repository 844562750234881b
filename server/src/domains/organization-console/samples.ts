import type { consoleOrganizationRoutes } from '@stratum/contract/console/organizations';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

async function anOrganization({ on }: SampleSetting) {
  const { id: organizationId } = await on.build.organization();
  return { organizationId };
}

async function aMember(setting: SampleSetting) {
  const { organizationId } = await anOrganization(setting);
  const { id: memberId } = await setting.on.build.user({ organizationId });
  return { organizationId, memberId };
}

const inParams = async (setting: SampleSetting) => ({ params: await anOrganization(setting) });

export const samples = {
  administeredOrganizations: {
    statements: 4,
    call: async (setting) => {
      await anOrganization(setting);
      return { query: { search: 'north' } };
    },
  },
  administeredOrganization: { statements: 4, call: inParams },
  addOrganization: {
    statements: 11,
    call: () => ({ body: { name: 'Harbour', assignedCategories: ['mentality' as const] } }),
  },
  changeOrganization: {
    statements: 11,
    call: async (setting) => ({
      params: await anOrganization(setting),
      body: { name: 'Harbour', assignedCategories: ['mentality' as const], version: 1 },
    }),
  },
  changeOrgcode: {
    statements: 11,
    call: async (setting) => ({
      params: await anOrganization(setting),
      body: { act: 'rotate' as const, version: 1 },
    }),
  },
  organizationMembers: {
    statements: 4,
    call: async (setting) => {
      const { organizationId } = await aMember(setting);
      return { query: { organizationId } };
    },
  },
  removeFromOrganization: {
    statements: 14,
    call: async (setting) => ({
      params: await aMember(setting),
      body: { password: 'Lantern-9x', reason: 'They have left the school.' },
    }),
  },
  inviteToOrganization: {
    statements: 12,
    call: async (setting) => ({
      params: await anOrganization(setting),
      body: { emails: ['ben@example.org', 'cleo@example.org'], locale: 'fr' as const },
    }),
  },
  organizationFigures: { statements: 8, call: inParams },
} satisfies Samples<typeof consoleOrganizationRoutes>;
