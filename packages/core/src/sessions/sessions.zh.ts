import type { Wording } from '../errors/wording.ts'
import type { sessionErrors } from './sessions.errors.ts'

export const sessionsZh = {
  password: {
    title: '修改初始密码',
    why: '账号 {{account}} 仍在使用初始密码，修改后才能继续。',
    rule: { seed: '新密码为 6 到 20 位字母、数字或下划线。', strict: '新密码为 8 到 64 个字符，不能过于常见。' },
    currentPassword: '当前密码',
    newPassword: '新密码',
    repeated: '再次输入新密码',
    submit: '修改密码',
  },
  login: {
    documentTitle: 'ICSS 商会与培训管理后台',
    title: '登录',
    retry: '重试',
    subtitle: '频道管理员与商会管理员',
    account: '账号',
    password: '密码',
    submit: '登录',
    submitting: '正在登录',
    succeeded: '登录成功，正在进入',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    newerSite: '前往新版管理后台',
    codeTitle: '两步验证',
    codeText: '账号 {{account}} 已开启两步验证，请输入验证器应用上的 6 位数字；手机不在身边时，输入一个恢复码。',
    code: '验证码',
    codeSubmit: '验证并登录',
    back: '换一个账号',
    unsupported: '当前浏览器不受支持。请使用新版 Edge、Chrome、Firefox 或 Safari。',
  },
}

export const sessionErrorsZh = {
  'session.account_empty': { says: '账号不能为空', fix: '请输入账号。' },
  'session.password_empty': { says: '密码不能为空', fix: '请输入密码。' },
  'session.both_empty': { says: '账号或密码不能为空', fix: '请输入账号和密码。' },
  'session.account_missing': { says: '账号不存在', fix: '请核对账号。' },
  'session.password_wrong': { says: '密码不正确', fix: '还可以再试 {{left}} 次。' },
  'session.code_empty': { says: '验证码不能为空', fix: '请输入验证器上的 6 位数字，或一个恢复码。' },
  'session.code_needed': { says: '该账号已开启两步验证', fix: '请输入验证器上的 6 位数字，或一个恢复码。' },
  'session.code_wrong': { says: '验证码不正确，或已使用过', fix: '还可以再试 {{left}} 次。' },
  'session.locked': { says: '连续输错次数过多，账号已锁定', fix: '请在 {{minutes}} 分钟后再试。' },
  'session.too_many': { says: '登录过于频繁', fix: '请在 {{seconds}} 秒后再试。' },
  'session.disabled': { says: '账号已停用', fix: '请联系频道管理员。' },
  'session.needed': { says: '尚未登录', fix: '请先登录。' },
  'session.expired': { says: '登录已过期', fix: '请重新登录，已填写的内容会保留。' },
  'session.forbidden': { says: '没有权限', fix: '请联系管理员开通。' },
  'session.second_factor_needed': { says: '平台要求此类账号开启两步验证', fix: '请先在网页登录并设置两步验证。' },
  'session.password_change_needed': { says: '首次登录须修改初始密码', fix: '请先修改密码，再继续操作。' },
  'session.token_limit': { says: '个人令牌已有 {{max}} 个', fix: '请先撤销不用的令牌，再新建。' },
  'session.stream_limit': {
    says: '该账号同时打开的实时进度已有 {{max}} 个',
    fix: '请关闭不用的页面或命令；{{seconds}} 秒后会自动再试。',
  },
} as const satisfies Record<keyof typeof sessionErrors, Wording>
