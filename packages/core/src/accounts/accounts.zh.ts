import type { Wording } from '../errors/wording.ts'
import type { accountErrors } from './accounts.errors.ts'

export const accountsZh = {
  title: '账号',
  fields: { number: '账号', name: '姓名', phone: '手机号', template: '权限模板', enabled: '启用', remark: '备注' },
}

export const accountErrorsZh = {
  'account.number_taken': { says: '账号已存在', fix: '请换一个账号。' },
  'account.template_unknown': { says: '没有这个权限模板', fix: '请核对名称，见 icss templates list。' },
  'account.bound_elsewhere': { says: '该用户已绑定其他频道', fix: '确认后将改为本频道的管理员。' },
  'account.is_current_admin': { says: '所选手机号已是当前管理员', fix: '请选择其他手机号。' },
  'account.admin_needed': { says: '不能停用或删除当前管理员', fix: '请先选择另一位管理员。' },
  'account.certification_failed': { says: '认证失败，信息有误', fix: '请核对填写的信息。' },
  'account.is_self': {
    says: '不能停用、删除或重置正在登录的账号',
    fix: '请由另一位管理员操作；修改密码请到“修改密码”。',
  },
  'account.of_admin': { says: '只有管理员本人可以更改管理员账号', fix: '请联系本频道管理员或平台。' },
  'account.phone_needed': { says: '该账号没有手机号，不能成为管理员', fix: '请先为它填写手机号。' },
  'account.password_issued': {
    says: '该账号还在使用他人设置的初始密码，不能成为管理员',
    fix: '请先让其本人登录并修改密码。',
  },
  'account.password_same': { says: '新密码与当前密码相同', fix: '请换一个密码。' },
  'account.password_repeat': { says: '两次输入的密码不一致', fix: '请重新输入。' },
  'account.password_own_words': {
    says: '密码含有账号、姓名、频道名或产品名',
    fix: '请换一个不容易猜到的密码。',
  },
  'account.password_common': { says: '密码过于常见', fix: '请换一个不容易猜到的密码。' },
} as const satisfies Record<keyof typeof accountErrors, Wording>
