import type { Wording } from '../errors/wording.ts'
import type { uploadErrors } from './uploads.errors.ts'

export const uploadErrorsZh: Record<keyof typeof uploadErrors, Wording> = {
  'upload.failed': { says: '上传失败，请重新上传', fix: '可从中断处继续上传。' },
  'upload.too_large': { says: '文件过大，请选择小于 {{max}} 的文件', fix: '请压缩后重新上传。' },
  'upload.format': { says: '上传失败，请确认文件格式后重新上传', fix: '可用的格式：{{types}}。' },
  'upload.file_format': { says: '文件格式不正确', fix: '可用的格式：{{types}}。' },
  'upload.token_failed': { says: '获取上传凭证失败', fix: '请检查网络后重试。' },
  'upload.one_image': { says: '只能上传一张图片', fix: '请先删除已有的图片。' },
  'upload.too_many': { says: '最多上传 {{max}} 个，现有 {{count}} 个', fix: '请删去多余的。' },
  'upload.empty': { says: '文件是空的', fix: '请选择有内容的文件。' },
  'upload.content_mismatch': { says: '文件内容与后缀 {{extension}} 不符', fix: '请确认文件没有被改名。' },
  'upload.quota': { says: '存储空间不足，还剩 {{left}}', fix: '请清理文件，或联系平台扩容。' },
  'upload.gone': { says: '上传已过期，无法继续', fix: '请重新上传。' },
}
