import type { Beside } from './beside-draft.ts'

/** That the business information of a member company is abnormal. */
export const movedStanding: Beside = {
  read: (_, { abnormal }) => Promise.resolve({ abnormal }),
  isLacking: (_, stored, { abnormal }) =>
    Promise.resolve(abnormal === true && stored['version'] === 1 && stored['abnormal'] !== true),
  async write(server, companyId, { abnormal }, call) {
    if (abnormal !== true) return
    const body = { abnormal: true }
    await call((options) => server.companies.setAbnormal({ params: { companyId }, body }, options))
  },
}
