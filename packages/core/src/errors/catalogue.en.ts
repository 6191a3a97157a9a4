import { auditErrorsEn } from '../audit/audit.en.ts'
import { clientErrorsEn } from '../client/client.en.ts'
import { connectionErrorsEn } from '../client/connection.en.ts'
import { employeeErrorsEn } from '../employees/employees.en.ts'
import { companyErrorsEn } from '../companies/companies.en.ts'
import { lotteryErrorsEn } from '../lotteries/lotteries.en.ts'
import { operationErrorsEn } from '../operations/operations.en.ts'
import { ruleErrorsEn } from '../rules/rules.en.ts'
import { secondFactorErrorsEn } from '../second-factors/second-factors.en.ts'
import { sessionErrorsEn } from '../sessions/sessions.en.ts'
import { chapterErrorsEn } from '../chapters/chapters.en.ts'
import { uploadErrorsEn } from '../uploads/uploads.en.ts'
import { templateErrorsEn } from '../permission-templates/permission-templates.en.ts'
import { accountErrorsEn } from '../accounts/accounts.en.ts'
import { channelErrorsEn } from '../channels/channels.en.ts'
import { courseErrorsEn } from '../courses/courses.en.ts'
import { categoryErrorsEn } from '../categories/categories.en.ts'
import { meetingErrorsEn } from '../meetings/meetings.en.ts'
import { webhookErrorsEn } from '../webhooks/webhooks.en.ts'
import { noticeErrorsEn } from '../notices/notices.en.ts'
import { fileErrorsEn } from '../files/files.en.ts'
import { liveErrorsEn } from '../lives/lives.en.ts'
import type { Catalogue } from './wording.ts'

export const catalogueEn: Catalogue = {
  ...clientErrorsEn,
  ...connectionErrorsEn,
  ...ruleErrorsEn,
  ...sessionErrorsEn,
  ...secondFactorErrorsEn,
  ...companyErrorsEn,
  ...employeeErrorsEn,
  ...lotteryErrorsEn,
  ...operationErrorsEn,
  ...auditErrorsEn,
  ...chapterErrorsEn,
  ...uploadErrorsEn,
  ...templateErrorsEn,
  ...accountErrorsEn,
  ...channelErrorsEn,
  ...courseErrorsEn,
  ...categoryErrorsEn,
  ...meetingErrorsEn,
  ...liveErrorsEn,
  ...noticeErrorsEn,
  ...fileErrorsEn,
  ...webhookErrorsEn,
}
