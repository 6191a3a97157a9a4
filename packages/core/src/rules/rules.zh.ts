import type { Wording } from '../errors/wording.ts'
import type { ruleErrors } from './rules.errors.ts'

export const ruleErrorsZh = {
  'rule.required': { says: '不能为空', fix: '请填写。' },
  'rule.type': { says: '内容类型不正确', fix: '应为{{expected}}。' },
  'rule.choice': { says: '不是可选的值', fix: '可选：{{choices}}。' },
  'rule.unknown_field': { says: '没有这个字段', fix: '请删除，或检查字段名的拼写。' },
  'rule.text_invalid': { says: '含有无法保存的字符', fix: '请删除空字符或残缺的字符。' },
  'rule.rich_text': { says: '含有正文不能保存的内容', fix: '只保留标题、段落、列表、表格、强调、链接和图片。' },
  'rule.picture_coming': { says: '图片还没有传完', fix: '请等图片传完再保存。' },
  'rule.picture_missing': { says: '正文里有图片已经不在了', fix: '请删去这些图片，或重新插入。' },
  'rule.max_length': { says: '最多 {{max}} 个字，现有 {{length}} 个', fix: '请缩短。' },
  'rule.min_length': { says: '至少 {{min}} 个字', fix: '请补充。' },
  'rule.too_many': { says: '最多 {{max}} 个，现有 {{count}} 个', fix: '请删去多余的。' },
  'rule.repeated': { says: '“{{value}}”重复', fix: '请只保留一个。' },
  'rule.number_range': { says: '应为 {{min}} 到 {{max}} 之间的整数', fix: '请修改。' },
  'rule.date': { says: '日期格式不正确', fix: '请写成 2026-11-21。' },
  'rule.link': { says: '链接格式不正确', fix: '请以 http:// 或 https:// 开头，例如 https://www.example.cn。' },
  'rule.address': { says: '地址格式不正确', fix: '请上传文件，或以 http:// 或 https:// 开头。' },
  'rule.credit_code': { says: '统一社会信用代码不正确', fix: '应为 18 位，且校验位相符（GB 32100），请核对营业执照。' },
  'rule.organization_code': {
    says: '组织机构代码不正确',
    fix: '应为 9 位，且校验位相符（GB 11714），例如 12345678-8。',
  },
  'rule.mobile': { says: '手机号码格式不正确', fix: '应为 11 位数字的手机号码。' },
  'rule.vlinkurl': {
    says: '链接格式错误',
    fix: '请以 http://、https:// 或 ftp:// 开头，例如 https://www.example.cn。',
  },
  'rule.applinkurl': {
    says: '链接格式错误',
    fix: '请以 http、https、ftp、rtsp、mms 或 file 加 :// 开头，且不含空格。',
  },
  'rule.video_url': {
    says: '视频链接格式不正确',
    fix: '请以 http:// 或 https:// 开头，并以 mp4、flv、avi 等视频后缀结尾。',
  },
  'rule.mail': { says: '邮箱格式不正确', fix: '请写成 name@example.cn。' },
  'rule.price': { says: '价格格式不正确', fix: '整数最多 10 位，小数最多 2 位。' },
  'rule.channel_password': { says: '账号密码错误', fix: '应为 6 到 20 位的字母、数字或下划线。' },
  'rule.htmllink': { says: '会议跳转链接错误', fix: '请以 http://、https:// 或 ftp:// 开头。' },
  'rule.xuliehao': { says: '序列号错误', fix: '应为 0 到 999，不能以 0 开头。' },
  'rule.serial_number': { says: '序列号错误', fix: '应为 0 到 9999，不能以 0 开头。' },
  'rule.digits': { says: '只能填写数字', fix: '请删除数字以外的字符。' },
  'rule.abbreviation': { says: '只能填写中文、英文和数字', fix: '请删除其他字符。' },
  'rule.date_time': { says: '时间格式不正确', fix: '请选择日期和时间。' },
  'rule.name_ambiguous': {
    says: '有 {{count}} 条记录叫这个名称',
    fix: '请改填其中一条的编号，它在这条记录页面网址的末尾。',
  },
  'rule.day_to_come': { says: '这一天还没有到', fix: '请填今天或以前的日期。' },
  'rule.end_before_start': { says: '结束时间应晚于开始时间', fix: '请修改结束时间。' },
} as const satisfies Record<keyof typeof ruleErrors, Wording>
