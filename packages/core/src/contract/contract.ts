import { auditContract } from '../audit/audit.contract.ts'
import { accountsContract } from '../accounts/accounts.contract.ts'
import { channelGroupsContract } from '../channel-groups/channel-groups.contract.ts'
import { channelsContract, subChannelsContract } from '../channels/channels.contract.ts'
import { contentPermissionsContract } from '../content-permissions/content-permissions.contract.ts'
import { permissionTemplatesContract } from '../permission-templates/permission-templates.contract.ts'
import { permissionsContract } from '../permissions/permissions.contract.ts'
import { platformContract } from '../platform/platform.contract.ts'
import { companiesContract } from '../companies/companies.contract.ts'
import { fileGroupsContract, filesContract, receivedFilesContract } from '../files/files.contract.ts'
import { livesContract, receivedLivesContract } from '../lives/lives.contract.ts'
import { noticesContract, receivedNoticesContract } from '../notices/notices.contract.ts'
import { employeesContract } from '../employees/employees.contract.ts'
import { operationsContract } from '../operations/operations.contract.ts'
import { secondFactorsContract } from '../second-factors/second-factors.contract.ts'
import { sessionsContract } from '../sessions/sessions.contract.ts'
import { tutorCategoriesContract, tutorsContract } from '../tutors/tutors.contract.ts'
import { chaptersContract } from '../chapters/chapters.contract.ts'
import {
  carouselCoursesContract,
  courseCategoriesContract,
  coursesContract,
  purchasedCoursesContract,
  receivedCoursesContract,
} from '../courses/courses.contract.ts'
import { uploadsContract } from '../uploads/uploads.contract.ts'
import { usageContract } from '../usage/usage.contract.ts'
import { platformWebhooksContract, webhooksContract } from '../webhooks/webhooks.contract.ts'

/** Every endpoint of the product, by feature. */
export const contract = {
  sessions: sessionsContract,
  secondFactors: secondFactorsContract,
  channels: channelsContract,
  subChannels: subChannelsContract,
  accounts: accountsContract,
  permissionTemplates: permissionTemplatesContract,
  permissions: permissionsContract,
  channelGroups: channelGroupsContract,
  contentPermissions: contentPermissionsContract,
  platform: platformContract,
  companies: companiesContract,
  employees: employeesContract,
  operations: operationsContract,
  audit: auditContract,
  tutors: tutorsContract,
  tutorCategories: tutorCategoriesContract,
  lives: livesContract,
  receivedLives: receivedLivesContract,
  notices: noticesContract,
  receivedNotices: receivedNoticesContract,
  courses: coursesContract,
  courseCategories: courseCategoriesContract,
  carouselCourses: carouselCoursesContract,
  purchasedCourses: purchasedCoursesContract,
  receivedCourses: receivedCoursesContract,
  chapters: chaptersContract,
  files: filesContract,
  fileGroups: fileGroupsContract,
  receivedFiles: receivedFilesContract,
  uploads: uploadsContract,
  usage: usageContract,
  webhooks: webhooksContract,
  platformWebhooks: platformWebhooksContract,
} as const
