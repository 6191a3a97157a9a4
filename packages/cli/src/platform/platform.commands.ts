import { purchasedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import { coursesEn } from '@icss/core/courses/courses.en.ts'
import { coursesZh } from '@icss/core/courses/courses.zh.ts'
import { roles } from '@icss/core/permissions/role.ts'
import { platformContract } from '@icss/core/platform/platform.contract.ts'
import { type Takes, command } from '../commands/command.ts'
import { listCommand } from '../commands/list-command.ts'
import { showCommand } from '../commands/show-command.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import { translateFor } from '../console/console.ts'

const id = {
  id: {
    argument: 'required',
    text: { zh: '频道编号，见 icss platform list', en: 'id of the channel, see icss platform list' },
  },
} as const satisfies Takes

export const openTakes = {
  kind: {
    argument: 'required',
    choices: ['main', 'sub', 'chamber'],
    text: { zh: 'main 主频道，sub 子频道，chamber 商会', en: 'main channel, sub-channel or chamber' },
  },
  name: { value: 'name', required: true, text: { zh: '名称', en: 'name of the channel' } },
  abbreviation: {
    value: 'text',
    required: true,
    text: { zh: '简称，最多 6 个字', en: 'abbreviation, at most 6 characters' },
  },
  account: { value: 'number', required: true, text: { zh: '管理员的账号', en: 'account number of its administrator' } },
  phone: { value: 'phone', text: { zh: '管理员的手机号', en: 'phone of its administrator' } },
  superior: { value: 'channel', text: { zh: '子频道所属主频道的编号', en: 'id of the main channel of a sub-channel' } },
  chamber: { value: 'number', text: { zh: '商会编号', en: 'chamber id (cocId)' } },
  membership: { value: 'code', text: { zh: '会员类型，如 WM1002', en: 'membership type, such as WM1002' } },
} as const satisfies Takes

export const quotaTakes = {
  ...id,
  storage: {
    value: 'bytes',
    number: { least: 0, most: Number.MAX_SAFE_INTEGER },
    text: { zh: '可以存储的字节数', en: 'bytes that it may store' },
  },
  subChannels: {
    value: 'number',
    number: { least: 0, most: 100_000 },
    text: { zh: '子频道个数', en: 'number of sub-channels' },
  },
} as const satisfies Takes

export const enableTakes = { ...id } as const satisfies Takes
export const disableTakes = { ...id, ...yesTake } as const satisfies Takes

export const issueTakes = {
  ...id,
  number: { value: 'number', required: true, text: { zh: '账号', en: 'account number' } },
  name: { value: 'name', required: true, text: { zh: '姓名', en: 'name of the person' } },
  phone: { value: 'phone', text: { zh: '手机号', en: 'phone' } },
  admin: { text: { zh: '成为管理员，代替现任', en: 'make it the administrator in place of the present one' } },
} as const satisfies Takes

export const resetTakes = {
  ...id,
  account: { value: 'number', required: true, text: { zh: '账号', en: 'account number' } },
  ...yesTake,
} as const satisfies Takes

export const appointTakes = {
  ...resetTakes,
  boundElsewhere: {
    text: {
      zh: '该手机号已绑定其他频道时也照样指定',
      en: 'also when the phone is bound to another channel',
    },
  },
} as const satisfies Takes
export const unlockTakes = { id: resetTakes.id, account: resetTakes.account } as const satisfies Takes

const channelId = { argument: 'required', text: id.id.text } as const

export const deliverTakes = {
  channelId,
  file: {
    argument: 'required',
    suggest: 'files',
    text: {
      zh: '课程文件，每行一门（JSON Lines），同 icss courses export',
      en: 'a file of courses, one a line (JSON Lines), as icss courses export writes it',
    },
  },
  supplier: { value: 'name', required: true, text: { zh: '供应方', en: 'whom the courses were bought from' } },
  ...dryRunTake,
} as const satisfies Takes

export const takeBackTakes = {
  channelId,
  courseId: {
    argument: 'required',
    text: { zh: '课程编号，见 icss platform courses', en: 'id of the course, see icss platform courses' },
  },
  ...yesTake,
} as const satisfies Takes

export const rolesTakes = {
  role: {
    value: 'role',
    choices: roles,
    many: true,
    text: { zh: '须开启两步验证的角色，可多次给出', en: 'a role that must have a second factor; may be repeated' },
  },
  none: { text: { zh: '不要求任何角色', en: 'no role must' } },
} as const satisfies Takes

const example = '019aa4e0-7b1c-7000-8000-000000000000'
const same = (...lines: string[]) => ({ zh: lines, en: lines })

export const commands = [
  listCommand({
    summary: { zh: '列出频道与商会', en: 'List channels and chambers' },
    examples: same('icss platform list --kind chamber', 'icss platform list --status disabled --json'),
    call: 'platform.listChannels',
    endpoint: platformContract.listChannels,
    filters: {
      q: { value: 'text', text: { zh: '名称或简称中含有的文字', en: 'part of a name or abbreviation' } },
      kind: { value: 'kind', text: { zh: '主频道、子频道或商会', en: 'main channels, sub-channels or chambers' } },
      status: { value: 'status', text: { zh: '启用或停用', en: 'enabled or disabled' } },
    },
    columns: (language) => {
      const t = translateFor(language)
      return [
        { title: t('platform.columns.id'), cell: (row) => row.id },
        { title: t('platform.columns.name'), cell: ({ name }) => name, least: 8 },
        { title: t('platform.columns.kind'), cell: ({ kind }) => t(`platform.kinds.${kind}`) },
        { title: t('platform.columns.account'), cell: ({ accountNumber }) => accountNumber ?? '' },
        {
          title: t('platform.columns.status'),
          cell: ({ enabled }) => t(`accounts.status.${enabled ? 'enabled' : 'disabled'}`),
        },
      ]
    },
  }),
  showCommand({
    summary: { zh: '查看一个频道或商会', en: 'Show a channel or a chamber' },
    examples: same(`icss platform show ${example}`),
    call: 'platform.showChannel',
    endpoint: platformContract.showChannel,
    idText: { zh: '频道编号', en: 'id of the channel' },
    fields: (language) => {
      const t = translateFor(language)
      return {
        id: t('platform.fields.id'),
        name: t('platform.fields.name'),
        abbreviation: t('platform.fields.abbreviation'),
        cocId: t('platform.fields.cocId'),
        accountNumber: t('platform.fields.accountNumber'),
        adminPhone: t('platform.fields.adminPhone'),
        membershipCode: t('platform.fields.membershipCode'),
        storageQuotaBytes: t('platform.fields.storageQuotaBytes'),
        subChannelQuota: t('platform.fields.subChannelQuota'),
      }
    },
  }),
  command({
    name: 'open',
    summary: {
      zh: '开通主频道、子频道或商会及其管理员账号。初始密码只显示一次。',
      en: 'Open a main channel, a sub-channel or a chamber with its administrator. The initial password is shown once.',
    },
    takes: openTakes,
    examples: {
      zh: [
        'icss platform open main --name 深圳企业大学 --abbreviation 企大 --account 755001',
        'icss platform open chamber --name 软件商会 --abbreviation 软商 --account 755003 --chamber coc-1',
      ],
      en: ['icss platform open main --name "Shenzhen University" --abbreviation SZU --account 755001'],
    },
    calls: ['platform.openChannel'],
    load: () => import('./run-open.ts'),
  }),
  command({
    name: 'quotas',
    summary: {
      zh: '设置频道的配额；不给的一项保持不变',
      en: 'Set the quotas of a channel; what is not given stays as it is',
    },
    takes: quotaTakes,
    examples: same(`icss platform quotas ${example} --storage 107374182400 --sub-channels 100`),
    calls: ['platform.showChannel', 'platform.setQuotas'],
    load: () => import('./run-quotas.ts'),
  }),
  command({
    name: 'enable',
    summary: { zh: '启用频道', en: 'Enable a channel' },
    takes: enableTakes,
    examples: same(`icss platform enable ${example}`),
    calls: ['platform.enableChannel'],
    load: () => import('./run-enable.ts'),
  }),
  command({
    name: 'disable',
    summary: { zh: '停用频道，并结束其全部登录', en: 'Disable a channel, ending all its sessions' },
    takes: disableTakes,
    examples: same(`icss platform disable ${example} --yes`),
    calls: ['platform.showChannel', 'platform.disableChannel'],
    load: () => import('./run-disable.ts'),
  }),
  command({
    name: 'issue',
    summary: {
      zh: '为频道发放账号。初始密码只显示一次。',
      en: 'Issue an account of a channel. The initial password is shown once.',
    },
    takes: issueTakes,
    examples: {
      zh: [`icss platform issue ${example} --number 755020 --name 王小明 --admin`],
      en: [`icss platform issue ${example} --number 755020 --name "Wang Xiaoming" --admin`],
    },
    calls: ['platform.issueAccount'],
    load: () => import('./run-issue.ts'),
  }),
  command({
    name: 'appoint-admin',
    summary: {
      zh: '指定频道的管理员，代替现任；账号须已由本人改过初始密码',
      en: 'Make an account the administrator of a channel in place of the present one; its owner must have chosen the password',
    },
    takes: appointTakes,
    examples: same(`icss platform appoint-admin ${example} --account 755020 --yes`),
    calls: ['platform.showChannel', 'platform.listAccounts', 'platform.appointAdmin'],
    load: () => import('./run-appoint-admin.ts'),
  }),
  command({
    name: 'reset-password',
    summary: {
      zh: '重置频道账号的密码。新的初始密码只显示一次。',
      en: 'Reset the password of an account of a channel. The new initial password is shown once.',
    },
    takes: resetTakes,
    examples: same(`icss platform reset-password ${example} --account 755001 --yes`),
    calls: ['platform.showChannel', 'platform.listAccounts', 'platform.resetPassword'],
    load: () => import('./run-reset-password.ts'),
  }),
  listCommand({
    name: 'courses',
    summary: { zh: '列出频道的已购课程', en: 'List the purchased courses of a channel' },
    examples: same(`icss platform courses ${example}`, `icss platform courses ${example} --sort name --json`),
    call: 'purchasedCourses.list',
    endpoint: purchasedCoursesContract.list,
    arguments: { channelId: id.id.text },
    filters: { q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } } },
    columns: (language) => {
      const { fields, free } = language === 'zh' ? coursesZh : coursesEn
      return [
        { title: language === 'zh' ? '编号' : 'Id', cell: (row) => row.id },
        { title: fields.name, cell: ({ name }) => name, least: 12 },
        { title: fields.supplier, cell: ({ supplier }) => supplier, least: 8 },
        { title: fields.value, cell: ({ value }) => (value === '' ? free : value), align: 'right' },
        { title: fields.createdAt, cell: ({ createdAt }) => createdAt.slice(0, 10) },
      ]
    },
  }),
  command({
    name: 'deliver',
    summary: {
      zh: '把课程作为已购课程交付给频道。同一供应方的同名课程不重复交付，中断后可再次运行。',
      en: 'Hand courses over to a channel as purchased ones. A course of the same name and supplier is not handed over twice, so that it can be run again after an interruption.',
    },
    takes: deliverTakes,
    examples: {
      zh: [
        `icss platform deliver ${example} 课程.jsonl --supplier 名师学院 --dry-run`,
        `icss platform deliver ${example} 课程.jsonl --supplier 名师学院`,
      ],
      en: [
        `icss platform deliver ${example} courses.jsonl --supplier "Good Teachers" --dry-run`,
        `icss platform deliver ${example} courses.jsonl --supplier "Good Teachers"`,
      ],
    },
    calls: ['purchasedCourses.list', 'purchasedCourses.deliver'],
    exits: ['partlyFailed'],
    load: () => import('./run-deliver.ts'),
  }),
  command({
    name: 'take-back',
    summary: {
      zh: '收回频道的一门已购课程及其章节，不能撤销',
      en: 'Take a purchased course back from a channel, with its chapters; this cannot be undone',
    },
    takes: takeBackTakes,
    examples: same(`icss platform take-back ${example} ${example} --yes`),
    calls: ['platform.showChannel', 'purchasedCourses.takeBack'],
    load: () => import('./run-take-back.ts'),
  }),
  command({
    name: 'unlock',
    summary: {
      zh: '解除频道账号的登录锁定，密码不变',
      en: 'Open the lock of an account that wrong passwords have locked; its password stays',
    },
    takes: unlockTakes,
    examples: same(`icss platform unlock ${example} --account 755001`),
    calls: ['platform.showChannel', 'platform.listAccounts', 'platform.unlockAccount'],
    load: () => import('./run-unlock.ts'),
  }),
  command({
    name: 'reset-second-factor',
    summary: {
      zh: '重置频道账号的两步验证，用于手机和恢复码都已丢失时',
      en: 'Reset the second factor of an account that has lost phone and recovery codes',
    },
    takes: resetTakes,
    examples: same(`icss platform reset-second-factor ${example} --account 755001 --yes`),
    calls: ['platform.showChannel', 'platform.listAccounts', 'platform.resetSecondFactor'],
    load: () => import('./run-reset-second-factor.ts'),
  }),
  command({
    name: 'second-factor',
    summary: {
      zh: '查看或设置须开启两步验证的角色',
      en: 'Show or set the roles that must have a second factor',
    },
    takes: rolesTakes,
    examples: same(
      'icss platform second-factor',
      'icss platform second-factor --role provider --role chamber-admin',
      'icss platform second-factor --none',
    ),
    calls: ['platform.showDemandedRoles', 'platform.setDemandedRoles'],
    load: () => import('./run-second-factor.ts'),
  }),
]
