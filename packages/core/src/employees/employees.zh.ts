import type { Wording } from '../errors/wording.ts'
import type { employeeErrors } from './employees.errors.ts'

export const employeesZh = {
  title: '员工名片',
  titleOf: '{{company}} 的员工名片',
  count_other: '{{count}} 张',
  create: '添加名片',
  edit: '编辑名片',
  search: '搜索姓名、职务或手机号',
  empty: {
    title: '还没有员工名片',
    text: '添加企业员工的名片。员工在手机上绑定后，可以自己维护名片，并代表企业发布资源和需求。',
  },
  deleteTitle: '删除名片',
  deleteText: '将删除“{{name}}”的名片，已登录的手机会立即退出。30 天内可在回收站恢复。',
  fields: { companyId: '企业名称', name: '姓名', position: '职务', phone: '手机号', avatar: '头像', bound: '绑定状态' },
  bound: { true: '已绑定', false: '未绑定' },
}

export const employeeErrorsZh = {
  'employees.phone_taken': { says: '该企业已有使用这个手机号的名片', fix: '请换一个手机号，或编辑已有的名片。' },
} as const satisfies Record<keyof typeof employeeErrors, Wording>
