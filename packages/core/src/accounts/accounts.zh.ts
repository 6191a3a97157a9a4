import type { Wording } from '../errors/wording.ts'
import type { accountErrors } from './accounts.errors.ts'

export const accountErrorsZh: Record<keyof typeof accountErrors, Wording> = {
  'account.number_taken': { says: '账号已存在', fix: '请换一个账号。' },
  'account.bound_elsewhere': { says: '该用户已绑定频道“{{channel}}”', fix: '确认后将改为本频道的管理员。' },
  'account.is_current_admin': { says: '所选手机号已是当前管理员', fix: '请选择其他手机号。' },
  'account.admin_needed': { says: '不能删除当前管理员', fix: '请先选择另一位管理员。' },
  'account.certification_failed': { says: '认证失败，信息有误', fix: '请核对填写的信息。' },
  'account.password_common': { says: '密码过于常见', fix: '请换一个不容易猜到的密码。' },
}
