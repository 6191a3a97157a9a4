import { auditErrorsZh } from '../audit/audit.zh.ts'
import { clientErrorsZh } from '../client/client.zh.ts'
import { connectionErrorsZh } from '../client/connection.zh.ts'
import { employeeErrorsZh } from '../employees/employees.zh.ts'
import { companyErrorsZh } from '../companies/companies.zh.ts'
import { lotteryErrorsZh } from '../lotteries/lotteries.zh.ts'
import { operationErrorsZh } from '../operations/operations.zh.ts'
import { ruleErrorsZh } from '../rules/rules.zh.ts'
import { secondFactorErrorsZh } from '../second-factors/second-factors.zh.ts'
import { sessionErrorsZh } from '../sessions/sessions.zh.ts'
import { chapterErrorsZh } from '../chapters/chapters.zh.ts'
import { uploadErrorsZh } from '../uploads/uploads.zh.ts'
import { templateErrorsZh } from '../permission-templates/permission-templates.zh.ts'
import { accountErrorsZh } from '../accounts/accounts.zh.ts'
import { channelErrorsZh } from '../channels/channels.zh.ts'
import { courseErrorsZh } from '../courses/courses.zh.ts'
import { categoryErrorsZh } from '../categories/categories.zh.ts'
import { meetingErrorsZh } from '../meetings/meetings.zh.ts'
import { webhookErrorsZh } from '../webhooks/webhooks.zh.ts'
import { noticeErrorsZh } from '../notices/notices.zh.ts'
import { fileErrorsZh } from '../files/files.zh.ts'
import { liveErrorsZh } from '../lives/lives.zh.ts'
import type { Catalogue } from './wording.ts'

export const catalogueZh = {
  ...clientErrorsZh,
  ...connectionErrorsZh,
  ...ruleErrorsZh,
  ...sessionErrorsZh,
  ...secondFactorErrorsZh,
  ...companyErrorsZh,
  ...employeeErrorsZh,
  ...lotteryErrorsZh,
  ...operationErrorsZh,
  ...auditErrorsZh,
  ...chapterErrorsZh,
  ...uploadErrorsZh,
  ...templateErrorsZh,
  ...accountErrorsZh,
  ...channelErrorsZh,
  ...courseErrorsZh,
  ...categoryErrorsZh,
  ...meetingErrorsZh,
  ...liveErrorsZh,
  ...noticeErrorsZh,
  ...fileErrorsZh,
  ...webhookErrorsZh,
} as const satisfies Catalogue
