import { authZh } from '../sessions/auth.zh.ts'
import { contextZh } from '../contexts/context.zh.ts'
import { accountsZh } from '../accounts/accounts.zh.ts'
import { permissionsZh } from '../permissions/permissions.zh.ts'
import { templatesZh } from '../permission-templates/templates.zh.ts'
import { tokensZh } from '../sessions/tokens.zh.ts'
import { platformZh } from '../platform/platform.zh.ts'
import { operationsZh } from '../operations/operations.zh.ts'
import { runZh } from '../operations/run.zh.ts'
import { outcomeZh } from '../operations/outcome.zh.ts'
import { filesZh } from '../files/files.zh.ts'
import { participantsCliZh } from '../participants/participants.zh.ts'
import { publicLinksCliZh } from '../public-links/public-links.zh.ts'
import { employeesCliZh } from '../employees/employees.zh.ts'
import { categoriesZh } from '../categories/categories.zh.ts'
import { adminPhoneCliZh } from '../channels/admin-phone.zh.ts'
import { channelsZh } from '../channels/channels.zh.ts'
import { chaptersZh } from '../chapters/chapters.zh.ts'
import { channelGroupsZh } from '../channel-groups/channel-groups.zh.ts'
import { contentPermissionsZh } from '../content-permissions/content-permissions.zh.ts'
import { coursesZh } from '../courses/courses.zh.ts'
import { homeZh } from '../home-settings/home-settings.zh.ts'
import { messagesZh } from '../messages/messages.zh.ts'
import { deskHelpersZh } from '../desk-helpers/desk-helpers.zh.ts'
import { supportVisitsZh } from '../support-visits/support-visits.zh.ts'
import { recycleBinZh } from '../recycle-bin/recycle-bin.zh.ts'
import { usageZh } from '../usage/usage.zh.ts'
import { uploadZh } from '../uploads/upload.zh.ts'
import { lotteryZh } from '../lotteries/lottery.zh.ts'
import { apiZh } from '../api/api.zh.ts'
import { importsZh } from '../imports/imports.zh.ts'
import { doctorZh } from '../doctor/doctor.zh.ts'

/** Wording of the CLI in Chinese, written first; each feature has its own. What help says stands with the commands. */
export const cliZh = {
  error: '错误：',
  busy: '服务器繁忙，请求过多，按其要求等待 {{seconds}} 秒',
  usage: {
    unknownOption: '没有选项“{{name}}”',
    missingArgument: '缺少参数 <{{name}}>',
    optionMissingArgument: '选项“{{name}}”缺少值',
    missingOption: '缺少选项“{{name}}”',
    excessArguments: '参数过多',
    excessAdvice: '含空格的文件名请加引号。用 --help 查看用法。',
    conflictingOption: '“{{first}}”与“{{second}}”不能同时使用',
    invalidValue: '“{{name}}”的值“{{value}}”不正确',
    choices: '可选：{{choices}}。',
    nearest: '您是不是要用：{{nearest}}？',
    seeHelp: '用 --help 查看用法。',
  },
  advice: { logIn: '请运行 icss auth login 登录，然后重试。' },
  roles: {
    provider: '平台方',
    'channel-admin': '频道管理员',
    'chamber-admin': '商会管理员',
    'channel-account': '频道账号',
  },
  auth: authZh,
  context: contextZh,
  export: { soFar: '已导出 {{size}}', done: '已导出到 {{file}}（{{size}}）。', interrupted: '已中断，没有写入文件。' },
  confirm: {
    question: '{{what}}（y/N）：',
    typed: '{{what}}\n请输入 {{word}} 以确认：',
    allTheSame: '{{says}}。仍要保存吗？',
  },
  list: {
    yes: '是',
    no: '否',
    between: '、',
    range: '第 {{from}}–{{to}} 条，共 {{total}} 条',
    none: '没有符合条件的内容。',
    pastEnd: '这一页没有内容，共 {{total}} 条。',
    changed: '读取期间列表有变化，可能缺少或重复个别行；需要完整数据时请用 export。',
  },
  nouns: {
    field: '内容',
    before: '现在',
    after: '之后',
    created: '已新建“{{name}}”，编号：',
    updated: '已修改“{{name}}”。',
    unchanged: '没有需要更改的内容。',
    wouldWrite: '试运行：未写入。',
    askDelete: '删除 {{count}} 项：{{names}}',
    deleted: '已删除 {{count}} 项：{{names}}',
    wouldDelete: '将删除 {{count}} 项：{{names}}',
    restore: '恢复：{{command}}',
  },
  imports: importsZh,
  accounts: accountsZh,
  permissions: permissionsZh,
  templates: templatesZh,
  tokens: tokensZh,
  platform: platformZh,
  operations: operationsZh,
  run: runZh,
  outcome: outcomeZh,
  files: filesZh,
  participants: participantsCliZh,
  publicLinks: publicLinksCliZh,
  employees: employeesCliZh,
  messages: messagesZh,
  deskHelpers: deskHelpersZh,
  supportVisits: supportVisitsZh,
  recycleBin: recycleBinZh,
  categories: categoriesZh,
  chapters: chaptersZh,
  courses: coursesZh,
  home: homeZh,
  storage: usageZh,
  channelGroups: channelGroupsZh,
  adminPhone: adminPhoneCliZh,
  channels: channelsZh,
  contentPermissions: contentPermissionsZh,
  upload: uploadZh,
  lottery: lotteryZh,
  api: apiZh,
  doctor: doctorZh,
  errors: {
    unknownCommand: { says: '没有命令“{{name}}”', fix: '用 icss --help 查看全部命令。' },
    unknownCommandNear: { says: '没有命令“{{name}}”', fix: '您是不是要用：{{nearest}}？' },
    unknownTopic: { says: '没有命令或主题“{{name}}”', fix: '用 icss help 查看全部命令和主题。' },
    unknownTopicNear: { says: '没有命令或主题“{{name}}”', fix: '您是不是要用：icss help {{nearest}}？' },
    unknownField: { says: '没有字段“{{name}}”', fix: '可用的字段：{{names}}。' },
    noFields: { says: '这个命令的 JSON 文档不能只取部分字段', fix: '请用 --json 取得整个文档，或用 --jq。' },
    jq: { says: 'jq 表达式无法执行：{{reason}}', fix: '请改正表达式：{{expression}}' },
    unknownExtension: { says: '不认识扩展名 .{{extension}}', fix: '可用：{{formats}}；其他文件名请加 --format。' },
    templateExtension: { says: '“{{file}}”不是 .xlsx 或 .csv 文件', fix: '请给出这样的文件名，如 members.xlsx。' },
    fileIsThere: { says: '文件 {{file}} 已存在', fix: '其中可能有填好的内容，没有覆盖。请换一个文件名。' },
    notTogether: { says: '{{first}} 不能与 {{second}} 一起使用', fix: '请去掉其中一个。' },
    pageOrAll: { says: '--page 不能与 --limit 或 --all 一起使用', fix: '请去掉其中一个。' },
    commandNeeded: { says: '缺少命令', fix: '用 --help 查看有哪些命令。' },
    confirmNeeded: { says: '需要确认，而这里无法提问', fix: '确定要执行时请加 --yes。' },
    notConfirmed: { says: '未确认，没有执行', fix: '需要时请重新运行。' },
    notLoggedIn: { says: '尚未登录', fix: '请运行 icss auth login --server {{server}}。' },
    optionNeeded: { says: '缺少 {{option}}', fix: '请加上该选项；用 --help 查看用法。' },
    passwordNeeded: { says: '这里无法输入密码', fix: '请用 --password-stdin 从标准输入读取，或在终端中运行。' },
    newPasswordNeeded: {
      says: '该账号仍在使用初始密码，须先修改',
      fix: '请在终端中登录，或用 --password-stdin 输入两行：当前密码和新密码。',
    },
    adminCodeNeeded: {
      says: '这里无法输入验证码',
      fix: '请先用 --send 发送，再用 --code-stdin 从标准输入读取；或在终端中运行。',
    },
    lostPhoneProofNeeded: {
      says: '这里无法输入密码',
      fix: '请用 --password-stdin 从标准输入读取密码和两步验证码；或在终端中运行。',
    },
    codeNeeded: { says: '该账号已开启两步验证', fix: '请用 --code 给出验证码，或在终端中登录。' },
    withinOrTop: { says: '--within 与 --top 不能同时使用', fix: '请只保留一种。' },
    roleOrNone: { says: '--role 与 --none 不能同时使用', fix: '请只保留一种。' },
    passwordsDiffer: { says: '两次输入的密码不一致', fix: '请重新登录。' },
    noDraw: { says: '会议没有这次抽奖', fix: '请先在大屏或用 icss lottery draw 开始。' },
    awardNeeded: { says: '请用 --award 指明一个奖项', fix: '可选：{{awards}}' },
    otherRound: {
      says: '已宣布的第 {{round}} 轮还没有抽完：{{award}}，{{count}} 名',
      fix: '请去掉 --award 和 --count 继续这一轮，或用 --abandon 放弃它。',
    },
    roundAbandoned: { says: '第 {{round}} 轮已在别处放弃，没有抽出', fix: '请宣布新的一轮。' },
    noAccount: { says: '没有账号 {{number}}', fix: '用 icss accounts list 查看。' },
    noTemplate: { says: '没有权限模板“{{name}}”', fix: '已有：{{names}}。' },
    noFileGroup: { says: '没有文件组“{{name}}”', fix: '已有：{{names}}。' },
    noChannelGroup: { says: '没有频道组“{{name}}”', fix: '已有：{{names}}。' },
    noChannel: { says: '没有子频道“{{name}}”', fix: '用 icss permissions show 查看。' },
    severalFound: {
      says: '登记信息中找到 {{count}} 家：\n  {{names}}',
      fix: '请用统一社会信用代码或完整的企业名称指明一家。',
    },
    inRecycleBin: { says: '“{{name}}”在回收站中', fix: '运行 icss recycle-bin restore companies {{id}} 恢复。' },
    noCourse: { says: '没有课程“{{name}}”', fix: '用 icss courses list 查看；名称须完全一致。' },
    manyCourses: { says: '有 {{count}} 门课程名为“{{name}}”', fix: '请改用编号，见 icss courses list --json。' },
    badOutline: { says: '有 {{count}} 处不正确，没有写入任何数据', fix: '请按上面的说明改正后再试。' },
    badTable: { says: '{{file}} 中有 {{count}} 处不正确', fix: '请按上面的说明改正后再试。' },
    fileMoved: { says: '文件 {{file}} 在预览之后有变化', fix: '请重新运行 icss chapters plan。' },
    fileNotInPlan: { says: '预览所需的文件不在其中', fix: '请重新运行 icss chapters plan。' },
    onePlan: { says: '请指定一种修改', fix: '给出文件、--open-all、--close-all 或 --template 之一。' },
    oneSource: { says: '请指定一种来源', fix: '给出 --from-meeting、--from-activity、--from-employees 之一。' },
    noOrganisation: { says: '还没有组织信息', fix: '运行 icss organisation update 填写。' },
    noLink: { says: '没有开通公开链接', fix: '运行 icss links open {{kind}} {{id}}。' },
    lostLink: {
      says: '链接仍可打开，但保存它的密钥已丢失，无法显示',
      fix: '运行 icss links renew {{kind}} {{id}} --forward。',
    },
    companyOfCards: { says: '--company 只能与 --from-employees 一起使用', fix: '请去掉 --company。' },
    fileNotJson: { says: '{{file}} 不是有效的 JSON（{{reason}}）', fix: '请检查引号和逗号。' },
    fileNotThat: { says: '{{file}} 的内容不正确，位置：{{place}}', fix: '请对照 --help 中的格式。' },
    wholeNumber: { says: '{{option}} 的值“{{value}}”不正确', fix: '应为 {{least}} 到 {{most}} 之间的整数。' },
    badServer: {
      says: '服务器地址“{{server}}”不正确',
      fix: '例如：http://127.0.0.1:8080 或 https://icss.example.cn。',
    },
    unknownContext: { says: '没有名为“{{name}}”的上下文', fix: '已有：{{names}}。用 icss context list 查看。' },
    tokenFile: {
      says: 'ICSS_TOKEN_FILE 指定的文件 {{file}} 读不到令牌',
      fix: '请检查文件是否存在、是否可读、内容是否为空。',
    },
    configUnreadable: { says: '无法读取配置 {{file}}', fix: '请检查文件权限。' },
    configBroken: { says: '配置 {{file}} 的内容已损坏', fix: '请删除或改名该文件，然后重新登录。' },
    cannotWrite: { says: '无法写入 {{file}}（{{reason}}）', fix: '请检查目录是否存在、权限和磁盘空间。' },
    archiveForeign: { says: '{{file}} 不是频道的导出文件', fix: '请使用 icss channels export 写出的文件。' },
    archiveNewer: { says: '{{file}} 由更新的版本写出', fix: '请先升级 icss。' },
    archiveCut: { says: '{{file}} 不完整，缺少 {{place}} 及其后的内容；未写入', fix: '请重新复制或导出该文件。' },
    archiveDamaged: { says: '{{file}} 已损坏，位置：{{place}}；未写入', fix: '请重新复制或导出该文件。' },
    archiveUnannounced: {
      says: '{{file}} 中有不属于它的内容：{{place}}；未写入',
      fix: '文件已被改动，请使用原文件。',
    },
    fileMissing: { says: '文件 {{file}} 不存在', fix: '请核对路径。' },
    fileUnreadable: { says: '无法读取文件 {{file}}（{{reason}}）', fix: '请检查文件权限。' },
    isFolder: { says: '{{file}} 是目录，不是文件', fix: '请指定一个表格文件。' },
    rejectedIsInput: { says: '--rejected 与要导入的文件相同', fix: '请换一个文件名，以免覆盖原文件。' },
    jsonNeedsOutput: { says: '--json 时标准输出留给报告', fix: '请用 --output 指定文件，或去掉 --json。' },
    notAnId: {
      says: '“{{id}}”不是编号',
      fix: '编号如 019aa4e0-7b1c-7000-8000-000000000000；用相应的 list 命令加 --json 查看。',
    },
    notAPair: { says: '{{option}} 的值“{{value}}”不正确', fix: '应写成 名称=值。' },
    unknownPair: { says: '{{option}} 没有名称“{{name}}”', fix: '该接口可用：{{names}}。' },
    noBody: { says: '该接口不接受 --body', fix: '请去掉该选项。' },
    noFile: { says: '该接口的答复不是文件', fix: '请去掉 --output。' },
    notJson: { says: '--body 不是有效的 JSON（{{reason}}）', fix: '请检查引号和逗号。' },
    unknownEndpoint: { says: '没有接口“{{name}}”', fix: '用 icss api 列出全部接口。' },
    unknownEndpointNear: { says: '没有接口“{{name}}”', fix: '您是不是要用：{{nearest}}？' },
    interrupted: { says: '已中断', fix: '需要时请重新运行。' },
    notApplied: { says: '已中断，尚未执行', fix: '继续：{{command}}' },
    maybeApplied: { says: '已中断，可能已经执行', fix: '再次运行即可确认，不会重复执行：{{command}}' },
    unexpected: { says: '程序出错：{{message}}', fix: '请运行 icss doctor 检查；设置 ICSS_DEBUG=1 可查看细节。' },
  },
}
