import { auditZh } from '../audit/audit.zh.ts'
import { categoriesZh } from '../categories/categories.zh.ts'
import { chaptersZh } from '../chapters/chapters.zh.ts'
import { companiesZh } from '../companies/companies.zh.ts'
import { filesZh } from '../files/files.zh.ts'
import { formsZh } from '../forms/forms.zh.ts'
import { contentPermissionsZh } from '../content-permissions/content-permissions.zh.ts'
import { coursesZh } from '../courses/courses.zh.ts'
import { listsZh } from '../lists/lists.zh.ts'
import { livesZh } from '../lives/lives.zh.ts'
import { noticesZh } from '../notices/notices.zh.ts'
import { operationsZh } from '../operations/operations.zh.ts'
import { permissionsZh } from '../permissions/permissions.zh.ts'
import { routesZh } from '../routes/routes.zh.ts'
import { secondFactorsZh } from '../second-factors/second-factors.zh.ts'
import { sessionsZh } from '../sessions/sessions.zh.ts'
import { shellZh } from '../shell/shell.zh.ts'
import { tutorsZh } from '../tutors/tutors.zh.ts'
import { uploadsZh } from '../uploads/uploads.zh.ts'

/** All wording of the product in Chinese, by feature; written first. */
export const copyZh = {
  shell: shellZh,
  routes: routesZh,
  lists: listsZh,
  forms: formsZh,
  sessions: sessionsZh,
  secondFactors: secondFactorsZh,
  permissions: permissionsZh,
  companies: companiesZh,
  operations: operationsZh,
  audit: auditZh,
  categories: categoriesZh,
  contentPermissions: contentPermissionsZh,
  tutors: tutorsZh,
  courses: coursesZh,
  chapters: chaptersZh,
  uploads: uploadsZh,
  lives: livesZh,
  notices: noticesZh,
  files: filesZh,
}
