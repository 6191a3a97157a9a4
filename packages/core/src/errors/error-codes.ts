import { auditErrors } from '../audit/audit.errors.ts'
import { clientErrors } from '../client/client.errors.ts'
import { connectionErrors } from '../client/connection.errors.ts'
import { employeeErrors } from '../employees/employees.errors.ts'
import { companyErrors } from '../companies/companies.errors.ts'
import { lotteryErrors } from '../lotteries/lotteries.errors.ts'
import { operationErrors } from '../operations/operations.errors.ts'
import { ruleErrors } from '../rules/rules.errors.ts'
import { secondFactorErrors } from '../second-factors/second-factors.errors.ts'
import { sessionErrors } from '../sessions/sessions.errors.ts'
import { chapterErrors } from '../chapters/chapters.errors.ts'
import { uploadErrors } from '../uploads/uploads.errors.ts'
import { templateErrors } from '../permission-templates/permission-templates.errors.ts'
import { accountErrors } from '../accounts/accounts.errors.ts'
import { channelErrors } from '../channels/channels.errors.ts'
import { courseErrors } from '../courses/courses.errors.ts'
import { categoryErrors } from '../categories/categories.errors.ts'
import { meetingErrors } from '../meetings/meetings.errors.ts'
import { webhookErrors } from '../webhooks/webhooks.errors.ts'
import { noticeErrors } from '../notices/notices.errors.ts'
import { fileErrors } from '../files/files.errors.ts'
import { liveErrors } from '../lives/lives.errors.ts'

/** Every error code of the product with its HTTP status. Each feature names its own; this is the sum of them. */
export const errorStatus = {
  ...clientErrors,
  ...connectionErrors,
  ...ruleErrors,
  ...sessionErrors,
  ...secondFactorErrors,
  ...companyErrors,
  ...employeeErrors,
  ...lotteryErrors,
  ...operationErrors,
  ...auditErrors,
  ...chapterErrors,
  ...uploadErrors,
  ...templateErrors,
  ...accountErrors,
  ...channelErrors,
  ...courseErrors,
  ...categoryErrors,
  ...meetingErrors,
  ...liveErrors,
  ...noticeErrors,
  ...fileErrors,
  ...webhookErrors,
} as const

export type ErrorCode = keyof typeof errorStatus

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value)
