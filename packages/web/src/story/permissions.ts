import { defaultTemplateName } from '@icss/core/permission-templates/template-rules.ts'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { type PermissionChange, type PermissionPlan, planPermissions } from '@icss/core/permissions/permission-plan.ts'
import { onlyFlags } from '@icss/core/sessions/session.fixture.ts'
import type { SubChannelRights } from '../permissions/sub-channel-rights.ts'

const idOf = (kind: string, at: number) => `0199aa00-0000-7000-8000-00000${kind}${String(at).padStart(4, '0')}`
const places = ['南山', '宝安', '龙华', '福田', '罗湖', '盐田', '坪山', '光明', '龙岗', '大鹏', '前海', '蛇口']
const kinds = ['培训中心', '企业大学', '商学院']

export const storyTemplates = [
  { id: idOf('0d1', 0), name: defaultTemplateName, flags: [...allFlags], isDefault: true, inUse: 6, version: 1 },
  {
    id: idOf('0d1', 1),
    name: '内容发布',
    flags: onlyFlags('uploadCourse', 'uploadFile', 'publishNotice'),
    isDefault: false,
    inUse: 6,
    version: 1,
  },
]

const held: readonly Partial<SubChannelRights>[] = [
  { flags: [...allFlags], source: 'template', templateName: defaultTemplateName },
  { flags: onlyFlags('uploadCourse', 'uploadFile', 'publishNotice'), source: 'template', templateName: '内容发布' },
  { flags: onlyFlags('uploadFile', 'homeLogo'), source: 'single' },
  { flags: onlyFlags(), source: 'single', enabled: false },
]

/** Sub-channels of the stories, with all, some and no permissions. */
export const storyRights: readonly SubChannelRights[] = kinds.flatMap((kind, group) =>
  places.map((place, at) => ({
    id: idOf('0c1', group * places.length + at),
    name: `${place}${kind}`,
    enabled: true,
    flags: [...allFlags],
    source: 'single' as const,
    templateName: null,
    ...held[at % held.length],
  })),
)

/** The plan that the server makes of a change, by the same rule. */
export function storyPlan(change: PermissionChange): PermissionPlan {
  const [standard, other] = storyTemplates as [(typeof storyTemplates)[0], (typeof storyTemplates)[0]]
  const ids = change.kind === 'flags' ? change.channels.map(({ id }) => id) : change.channelIds
  const holdings = storyRights
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .map(({ id, name, flags: now, templateName }) => ({
      id,
      name,
      flags: now,
      template: storyTemplates.find((one) => one.name === templateName)?.id ?? '',
    }))
  return { id: idOf('0e1', 1), ...planPermissions(change, holdings, { standard, given: other }) }
}
