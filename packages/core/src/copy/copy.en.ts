import { auditEn } from '../audit/audit.en.ts'
import { categoriesEn } from '../categories/categories.en.ts'
import { chaptersEn } from '../chapters/chapters.en.ts'
import { companiesEn } from '../companies/companies.en.ts'
import { filesEn } from '../files/files.en.ts'
import { formsEn } from '../forms/forms.en.ts'
import { contentPermissionsEn } from '../content-permissions/content-permissions.en.ts'
import { coursesEn } from '../courses/courses.en.ts'
import { listsEn } from '../lists/lists.en.ts'
import { livesEn } from '../lives/lives.en.ts'
import { noticesEn } from '../notices/notices.en.ts'
import { operationsEn } from '../operations/operations.en.ts'
import { permissionsEn } from '../permissions/permissions.en.ts'
import { routesEn } from '../routes/routes.en.ts'
import { secondFactorsEn } from '../second-factors/second-factors.en.ts'
import { sessionsEn } from '../sessions/sessions.en.ts'
import { shellEn } from '../shell/shell.en.ts'
import { tutorsEn } from '../tutors/tutors.en.ts'
import { uploadsEn } from '../uploads/uploads.en.ts'
import type { copyZh } from './copy.zh.ts'
import type { Translation } from './translate.ts'

/** All wording of the product in English: exactly the keys of the Chinese. */
export const copyEn: Translation<typeof copyZh> = {
  shell: shellEn,
  routes: routesEn,
  lists: listsEn,
  forms: formsEn,
  sessions: sessionsEn,
  secondFactors: secondFactorsEn,
  permissions: permissionsEn,
  companies: companiesEn,
  operations: operationsEn,
  audit: auditEn,
  categories: categoriesEn,
  contentPermissions: contentPermissionsEn,
  tutors: tutorsEn,
  courses: coursesEn,
  chapters: chaptersEn,
  uploads: uploadsEn,
  lives: livesEn,
  notices: noticesEn,
  files: filesEn,
}
