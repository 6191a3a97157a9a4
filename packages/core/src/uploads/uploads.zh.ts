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
  'upload.image_too_big': {
    says: '图片为 {{width}}×{{height}} 像素，过大',
    fix: '请缩小到每边不超过 {{max}} 像素、总共不超过五千万像素。',
  },
  'upload.token_invalid': { says: '上传凭证无效、已使用或已过期', fix: '请重新获取上传凭证。' },
  'upload.offset': { says: '续传位置与已存的不符，已存 {{stored}} 字节', fix: '请查询已存的位置后从那里继续。' },
  'upload.checksum': { says: '这一段在传输中损坏，没有保存', fix: '请重新发送这一段。' },
  'upload.version': { says: '不支持这个版本的上传协议', fix: '请使用 tus {{version}}。' },
  'upload.header': { says: '请求头 {{header}} 缺失或不正确', fix: '请查看 tus 1.0.0 的说明。' },
}
