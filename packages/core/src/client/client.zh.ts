import type { Wording } from '../errors/wording.ts'
import type { clientErrors } from './client.errors.ts'

export const clientErrorsZh = {
  'client.network': { says: '数据请求失败', fix: '请检查网络连接或服务器地址，然后重试。' },
  'client.gateway': {
    says: '途中的代理或网关没有得到服务器的答复（{{status}}）',
    fix: '请稍后重试；持续出现时，请检查代理设置，或联系运维人员。',
  },
  'client.timeout': { says: '网络请求超时', fix: '请稍后重试。' },
  'client.unexpected_answer': {
    says: '数据请求失败，服务器的答复无法识别',
    fix: '客户端与服务器版本可能不一致，请刷新或升级后重试。',
  },
  'client.cancelled': { says: '已取消', fix: '需要时请重新开始。' },
  'request.invalid': { says: '提交的内容有误', fix: '请按各字段的提示修改后重试。' },
  'request.malformed': { says: '请求格式不正确', fix: '请检查请求内容是否为有效的 JSON。' },
  'request.too_large': { says: '内容过大', fix: '请缩小后重试，最大 {{max}}。' },
  'request.unsupported_type': { says: '不支持的内容类型', fix: '请使用 application/json，或接口说明中的类型。' },
  'request.not_found': { says: '内容不存在或已删除', fix: '请返回列表刷新后再试。' },
  'request.too_many': { says: '操作过于频繁', fix: '请在 {{seconds}} 秒后再试。' },
  'request.conflict': { says: '内容已被他人修改', fix: '请刷新后确认最新内容，再次保存。' },
  'request.method': { says: '该地址不支持这种请求方式', fix: '请查看接口说明。' },
  'request.cross_site': { says: '请求来自其他网站，已拒绝', fix: '请在本系统页面内操作。' },
  'server.failed': { says: '服务器出错', fix: '请重试；仍然出错时，请把请求编号 {{requestId}} 告诉运维人员。' },
  'server.disk_full': { says: '服务器磁盘空间不足', fix: '数据未丢失。请联系运维人员清理空间后重试。' },
  'server.unavailable': { says: '服务暂不可用', fix: '请稍后重试。' },
  'request.save_failed': {
    says: '保存失败',
    fix: '填写的内容仍在，请重试；仍然失败时，请把请求编号 {{requestId}} 告诉运维人员。',
  },
  'request.add_failed': { says: '添加失败', fix: '请重试；仍然失败时，请把请求编号 {{requestId}} 告诉运维人员。' },
  'request.delete_failed': {
    says: '删除失败',
    fix: '请刷新后重试；仍然失败时，请把请求编号 {{requestId}} 告诉运维人员。',
  },
  'request.edit_failed': {
    says: '编辑失败',
    fix: '填写的内容仍在，请重试；仍然失败时，请把请求编号 {{requestId}} 告诉运维人员。',
  },
  'request.create_failed': {
    says: '新建失败',
    fix: '填写的内容仍在，请重试；仍然失败时，请把请求编号 {{requestId}} 告诉运维人员。',
  },
  'request.search_failed': {
    says: '搜索失败',
    fix: '请稍后重试；仍然失败时，请把请求编号 {{requestId}} 告诉运维人员。',
  },
  'request.key_reused': { says: '这个幂等键已用于另一次调用', fix: '内容不同的调用请使用新的键。' },
  'request.answered_once': { says: '已经办理；结果含有只显示一次的密码或令牌', fix: '如已丢失，请重新生成。' },
  'request.answer_lost': { says: '已经办理，但结果没有留下', fix: '请查看记录，不要再次提交。' },
  'request.repeated': { says: '请勿重复提交', fix: '上一次提交正在处理，请稍候。' },
} as const satisfies Record<keyof typeof clientErrors, Wording>
