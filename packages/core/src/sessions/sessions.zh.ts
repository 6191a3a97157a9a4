import type { Wording } from '../errors/wording.ts'
import type { sessionErrors } from './sessions.errors.ts'

export const sessionsZh = {
  login: {
    title: '登录',
    subtitle: '频道管理员与商会管理员',
    product: 'ICSS 商会与培训管理后台',
    account: '账号',
    password: '密码',
    submit: '登录',
    submitting: '正在登录',
    succeeded: '登录成功，正在进入',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    newerSite: '前往新版管理后台',
    pauseBanner: '暂停轮播',
    playBanner: '继续轮播',
    banner: '产品模块',
    slideOf: '第 {{index}} 张，共 {{count}} 张',
    unsupported: '当前浏览器不受支持。请使用新版 Edge、Chrome、Firefox 或 Safari。',
    modules: {
      university: {
        title: '企业大学',
        claim: '把课程交到每一位会员手里',
        text: '章节、直播、导师与学习资料，一处管理，频道与商会同步可见。',
      },
      meetings: {
        title: '会议助手',
        claim: '签到、名单、抽奖，一屏完成',
        text: '扫码签到即入名单，抽奖结果人人可以验证。',
      },
      members: {
        title: '企业管理',
        claim: '会员企业，一张清楚的名册',
        text: '企业资料、员工名片、资源与需求，随时查，批量改。',
      },
      home: { title: '首屏设置', claim: '大屏的样子，由你决定', text: '轮播、视频、标识、背景与图标，改了就能看见。' },
      notices: { title: '通知与文件', claim: '该看到的人，都看得到', text: '按频道分组发布通知，文件集中存放。' },
    },
  },
}

export const sessionErrorsZh: Record<keyof typeof sessionErrors, Wording> = {
  'session.account_empty': { says: '账号不能为空', fix: '请输入账号。' },
  'session.password_empty': { says: '密码不能为空', fix: '请输入密码。' },
  'session.both_empty': { says: '账号或密码不能为空', fix: '请输入账号和密码。' },
  'session.account_missing': { says: '账号不存在', fix: '请核对账号。' },
  'session.password_wrong': { says: '密码不正确', fix: '还可以再试 {{left}} 次。' },
  'session.locked': { says: '连续输错次数过多，账号已锁定', fix: '请在 {{minutes}} 分钟后再试。' },
  'session.too_many': { says: '登录过于频繁', fix: '请在 {{seconds}} 秒后再试。' },
  'session.disabled': { says: '账号已停用', fix: '请联系频道管理员。' },
  'session.needed': { says: '尚未登录', fix: '请先登录。' },
  'session.expired': { says: '登录已过期', fix: '请重新登录，已填写的内容会保留。' },
  'session.forbidden': { says: '没有权限', fix: '请联系管理员开通。' },
}
