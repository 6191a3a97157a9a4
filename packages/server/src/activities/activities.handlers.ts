import { activityColumns } from '@icss/core/activities/activity.columns.ts'
import type { ActivityDraft } from '@icss/core/activities/activity.ts'
import type { activitiesContract } from '@icss/core/activities/activities.contract.ts'
import { activitiesEn } from '@icss/core/activities/activities.en.ts'
import { activitiesZh } from '@icss/core/activities/activities.zh.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import type { Services } from '../services.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { activitiesStore } from './activities.store.ts'
import { activities } from './activities.tables.ts'
import { expectPeople } from './expect-people.ts'

/** What an export of them says beside the store. */
export const exportedActivities: Exported = { columns: activityColumns, words: { zh: activitiesZh, en: activitiesEn } }

/** Without a gateway no stranger gets a code. */
function refuseWithoutGateway({ config }: Services, { requireCode }: ActivityDraft): void {
  if (requireCode && codeStateOf(config) === 'off')
    throw new ProblemError('sms_code.off', { errors: { requireCode: { code: 'sms_code.off', params: {} } } })
}

const kept = entityHandlers(activitiesStore)

export const activitiesHandlers: Handlers<{ activities: typeof activitiesContract }>['activities'] = {
  ...kept,
  create: (context, input) => {
    refuseWithoutGateway(context.services, input.body)
    return kept.create(context, input)
  },
  update: (context, input) => {
    refuseWithoutGateway(context.services, input.body)
    return kept.update(context, input)
  },
  import: takeImport('activities.import'),
  export: exportEntities(activitiesStore, exportedActivities),
  expect: ({ session, tenant }, { params: { id }, body: { meetingId } }) =>
    tenant((db) => expectPeople(db, session.channel.id, id, meetingId)),
  ...publicLinkHandlers('activity', activities),
}
