import type { contract } from '@icss/core/contract/contract.ts'
import { auditHandlers } from './audit/audit.handlers.ts'
import { accountsHandlers } from './accounts/accounts.handlers.ts'
import { channelGroupsHandlers } from './channel-groups/channel-groups.handlers.ts'
import { channelsHandlers, subChannelsHandlers } from './channels/channels.handlers.ts'
import { contentPermissionsHandlers } from './content-permissions/content-permissions.handlers.ts'
import { permissionTemplatesHandlers } from './permission-templates/permission-templates.handlers.ts'
import { permissionsHandlers } from './permissions/permissions.handlers.ts'
import { platformHandlers } from './platform/platform.handlers.ts'
import { companiesHandlers } from './companies/companies.handlers.ts'
import { employeesHandlers } from './employees/employees.handlers.ts'
import type { Handlers } from './http/handler.ts'
import { fileGroupsHandlers, filesHandlers } from './files/files.handlers.ts'
import { receivedFilesHandlers } from './files/received-files.handlers.ts'
import { livesHandlers } from './lives/lives.handlers.ts'
import { receivedLivesHandlers } from './lives/received-lives.handlers.ts'
import { noticesHandlers } from './notices/notices.handlers.ts'
import { receivedNoticesHandlers } from './notices/received-notices.handlers.ts'
import { operationsHandlers } from './operations/operations.handlers.ts'
import { secondFactorsHandlers } from './second-factors/second-factors.handlers.ts'
import { sessionsHandlers } from './sessions/sessions.handlers.ts'
import { tutorCategoriesHandlers, tutorsHandlers } from './tutors/tutors.handlers.ts'
import { chaptersHandlers } from './chapters/chapters.handlers.ts'
import { carouselCoursesHandlers } from './courses/carousel-courses.handlers.ts'
import { courseCategoriesHandlers, coursesHandlers, purchasedCoursesHandlers } from './courses/courses.handlers.ts'
import { receivedCoursesHandlers } from './courses/received-courses.handlers.ts'
import { uploadsHandlers } from './uploads/uploads.handlers.ts'
import { usageHandlers } from './usage/usage.handlers.ts'
import { platformWebhooksHandlers, webhooksHandlers } from './webhooks/webhooks.handlers.ts'

/** A handler for every endpoint of the product; a missing one fails the type check. */
export const handlers: Handlers<typeof contract> = {
  sessions: sessionsHandlers,
  secondFactors: secondFactorsHandlers,
  channels: channelsHandlers,
  subChannels: subChannelsHandlers,
  accounts: accountsHandlers,
  permissionTemplates: permissionTemplatesHandlers,
  permissions: permissionsHandlers,
  channelGroups: channelGroupsHandlers,
  contentPermissions: contentPermissionsHandlers,
  platform: platformHandlers,
  companies: companiesHandlers,
  employees: employeesHandlers,
  operations: operationsHandlers,
  audit: auditHandlers,
  tutors: tutorsHandlers,
  tutorCategories: tutorCategoriesHandlers,
  lives: livesHandlers,
  receivedLives: receivedLivesHandlers,
  notices: noticesHandlers,
  receivedNotices: receivedNoticesHandlers,
  courses: coursesHandlers,
  courseCategories: courseCategoriesHandlers,
  carouselCourses: carouselCoursesHandlers,
  purchasedCourses: purchasedCoursesHandlers,
  receivedCourses: receivedCoursesHandlers,
  chapters: chaptersHandlers,
  files: filesHandlers,
  fileGroups: fileGroupsHandlers,
  receivedFiles: receivedFilesHandlers,
  uploads: uploadsHandlers,
  usage: usageHandlers,
  webhooks: webhooksHandlers,
  platformWebhooks: platformWebhooksHandlers,
}
