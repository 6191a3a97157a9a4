import type { Beside } from './beside-draft.ts'

/** That the business information of a member company is abnormal. */
export const movedStanding: Beside = {
  read: (_, { abnormal }) => Promise.resolve({ abnormal }),
  async isLacking(server, companyId, { abnormal }, call) {
    if (abnormal !== true) return false
    const stored = await call((options) => server.companies.show({ params: { companyId } }, options))
    return stored.version === 1 && !stored.abnormal
  },
  async write(server, companyId, { abnormal }, call) {
    if (abnormal !== true) return
    const body = { abnormal: true }
    await call((options) => server.companies.setAbnormal({ params: { companyId }, body }, options))
  },
}
