import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { anySession, flagNeeded } from '../permissions/need.ts'
import { impersonal } from '../rules/personal.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { alertLevel, byteQuotas } from './quota-alert.ts'
import { storedDay, trafficDay, trafficOfThing } from './traffic.ts'
import { quotaStates, storageAnswer } from './usage.ts'
import { usageRange } from './usage-range.ts'

/** Storage as it stands, and when it is full at the pace of the last 30 days, null where that is not to be said. */
export const storageOutlook = named('StorageOutlook', z.extend(storageAnswer, { fullOn: z.nullable(storedInstant) }))

/** Which quotas are told by SMS too; the web tells of both. */
const bySms = { storage: z.boolean(), traffic: z.boolean() }
export const usageAlerts = named('UsageAlerts', z.object(bySms))
export const usageAlertsDraft = named('UsageAlertsDraft', z.strictObject(bySms))

/**
 * Traffic of this month of China. `pace`: bytes a day of the last days, `projected`: what the month comes to with it; both
 * null while less than a week is known.
 */
const monthAnswer = z.object({
  used: z.number(),
  quota: z.number(),
  state: z.enum(quotaStates),
  pace: z.nullable(z.number()),
  projected: z.nullable(z.number()),
})

/** Usage of a range of days: every day of it up to today, and storage at the end of each day that is known. */
export const usageReport = named(
  'UsageReport',
  z.object({
    from: impersonal(z.string()),
    to: impersonal(z.string()),
    at: storedInstant,
    storage: storageOutlook,
    /** Bytes stored by the kind of what was uploaded. */
    storedByKind: z.object({ video: z.number(), image: z.number(), file: z.number() }),
    month: monthAnswer,
    days: z.array(trafficDay),
    stored: z.array(storedDay),
    alerts: z.object({
      bySms: usageAlerts,
      raised: z.array(z.object({ quota: z.enum(byteQuotas), level: alertLevel, at: storedInstant })),
    }),
  }),
)
export type UsageReport = z.output<typeof usageReport>

const sorts = ['-total', 'total', '-live', 'live', '-playback', 'playback', '-storage', 'storage'] as const

export const usageThingsQuery = z.strictObject({ ...listQuery(sorts, '-total'), ...usageRange })

export const usageContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/usage',
    summary: { zh: '存储用量', en: 'Show the storage used and allowed' },
    needs: anySession,
    answer: storageAnswer,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/v1/usage/report',
    summary: { zh: '一段时间的流量和存储', en: 'Report traffic and storage of a range of days' },
    needs: anySession,
    query: z.strictObject(usageRange),
    answer: usageReport,
  }),
  things: endpoint({
    method: 'GET',
    path: '/api/v1/usage/things',
    summary: { zh: '各课程、直播和文件的流量', en: 'List the traffic of courses, lives and files in a range of days' },
    needs: anySession,
    query: usageThingsQuery,
    answer: listAnswer(trafficOfThing),
  }),
  export: exportEndpoint({
    path: '/api/v1/usage/export',
    summary: { zh: '导出每天的流量', en: 'Export the traffic of each day' },
    needs: anySession,
    filters: usageRange,
  }),
  exportThings: exportEndpoint({
    path: '/api/v1/usage/things/export',
    summary: { zh: '导出各内容的流量', en: 'Export the traffic of courses, lives and files' },
    needs: anySession,
    filters: usageRange,
  }),
  setAlerts: endpoint({
    method: 'PUT',
    path: '/api/v1/usage/alerts',
    summary: { zh: '设置用量提醒', en: 'Set which quotas are told by SMS' },
    needs: flagNeeded('accountManagement'),
    body: usageAlertsDraft,
    answer: usageAlerts,
  }),
} as const
