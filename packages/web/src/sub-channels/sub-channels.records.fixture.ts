import type { SubChannel } from '@icss/core/channels/channels.contract.ts'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import { storyTemplates } from '../story/permissions.ts'

const names = ['福田分校', '南山分校', '罗湖分校', '宝安分校', '龙岗分校', '广州分校', '北京分校']
const gigabyte = 1024 ** 3
const [standard, content] = storyTemplates
const rights = [
  { templateId: standard?.id ?? null, templateName: standard?.name ?? null, flags: [...allFlags] },
  { templateId: content?.id ?? null, templateName: content?.name ?? null, flags: [...(content?.flags ?? [])] },
  { templateId: null, templateName: null, flags: flags.map((flag) => flag === 'uploadFile' || flag === 'homeLogo') },
]

/** The branches of a main channel; the fifth is disabled, every third has permissions of its own. */
export const storySubChannels: readonly SubChannel[] = names.map((name, at): SubChannel => ({
  id: `0199aa00-0000-7000-8000-0000000001${at}0`,
  name,
  abbreviation: name.slice(0, 2),
  adminPhone: at === 3 ? '' : `1380013800${at}`,
  logo: '',
  remark: '',
  accountNumber: String(755_101 + at),
  templateId: null,
  templateName: null,
  flags: [],
  ...rights[at % 3],
  storageQuotaBytes: (at + 1) * 10 * gigabyte,
  enabled: at !== 4,
  createdAt: `2026-09-0${7 - at}T02:00:00.000Z`,
  version: 1,
}))

export const records = { subChannels: storySubChannels }
