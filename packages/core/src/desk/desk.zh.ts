import type { Wording } from '../errors/wording.ts'
import type { deskErrors } from './desk.errors.ts'

export const deskZh = {
  title: '签到台',
  search: '扫胸卡，或输入姓名、手机尾号、单位',
  signIn: '签到',
  signInOf: '签到 {{name}}',
  verify: '核实',
  verifyOf: '核实 {{name}}',
  here: '已签到',
  number: '编号 {{number}}',
  walkIn: '现场添加',
  walkInNamed: '现场添加“{{name}}”',
  done: '{{name}} 已签到',
  verified: '{{name}} 已核实，可以抽奖',
  already: '{{name}} 之前已签到',
  undone: '已撤销 {{name}} 的签到',
  undo: '撤销',
  undoOf: '撤销 {{name}}',
  recent: '刚刚办理',
  nothing: '还没有办理。扫胸卡，或输入几个字后按回车。',
  nobody: '名单里没有符合的人',
  unknownBadge: '这张胸卡不是这场会议的',
  more: '还有 {{count}} 人，请再多输入几个字',
  enter: '按回车签到',
  tooLate: '会议已结束，签到台不再签到',
  terminal: {
    prompt: '签到台> ',
    how: '扫胸卡，或输入姓名、手机尾号、单位。“+ 姓名 手机号 单位”现场添加，“-”撤销上一个，Ctrl-D 结束。',
    several: '有 {{count}} 人符合，请再多输入几个字：',
    nothingToUndo: '没有可以撤销的',
  },
}

export const deskErrorsZh = {
  'desk.undo_late': { says: '已超过 {{max}} 秒，不能在签到台撤销', fix: '请在参与人名单里撤销签到。' },
  'desk.undo_changed': { says: '此人的签到已被改动', fix: '请在参与人名单里查看。' },
} as const satisfies Record<keyof typeof deskErrors, Wording>
