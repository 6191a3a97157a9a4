import type { Wording } from '../errors/wording.ts'
import type { signUpErrors } from './sign-ups.errors.ts'

export const signUpsZh = {
  title: '报名名单',
  count_other: '{{count}} 人',
  create: '添加报名',
  edit: '编辑报名',
  search: '搜索姓名、单位或手机尾号',
  empty: { title: '还没有人报名', text: '开通活动的公开链接并打开报名，也可以在这里添加。' },
  deleteTitle: '删除报名',
  deleteText: '将从名单中删除“{{name}}”，空出的名额由候补的人补上；此操作不能撤销。',
  fields: {
    name: '姓名',
    phone: '手机号',
    company: '单位',
    state: '状态',
    createdAt: '报名时间',
  },
  states: { confirmed: '已报名', waiting: '候补', cancelled: '已取消' },
  hints: { create: '由商会添加的人直接有名额，可以超出限额' },
  added: '已添加 {{name}}',
  saved: '已保存 {{name}}',
  off: '这场活动不接受报名；可以在活动里打开。',
  counts: { confirmed: '已报名 {{count}} 人', of: '已报名 {{count}} / {{limit}} 人', waiting: '候补 {{count}} 人' },
}

export const signUpErrorsZh = {
  'sign_up.phone_taken': { says: '这个手机号已报名', fix: '请打开报名时收到的链接，或向主办方确认。' },
  'sign_up.closed': { says: '报名已截止', fix: '请联系主办方。' },
  'sign_up.full': { says: '名额已满', fix: '请联系主办方。' },
  'sign_up.full_waiting': { says: '名额已满', fix: '可以候补，有人取消时按先后补上。' },
  'sign_up.list_full': { says: '候补名单也满了', fix: '请联系主办方。' },
  'sign_up.started': { says: '活动已开始，不能取消', fix: '请联系主办方。' },
} as const satisfies Record<keyof typeof signUpErrors, Wording>
