import { v7 as uuid } from 'uuid'
import { linked } from '@icss/core/audit/audit-chain.ts'
import { chainStart } from '@icss/core/audit/audit-record.ts'

// What is open to a group has no foreign key: it is one of several kinds. A draft is seen by none of the group.
const draftIdOf = (channelId: string) => channelId.replace(/^.{8}/, 'c0c0c0c0')

/**
 * Values that a made-up row of a table needs beyond what its columns and foreign keys say, so that it can also be
 * answered: by the names of the columns. `undefined`: what the column's foreign key points to, though it need not.
 */
export const recipes: Readonly<Record<string, (channelId: string) => Readonly<Record<string, unknown>>>> = {
  companies: () => ({
    industry: '教育',
    industry_tags: ['教育'],
    products: '[]',
    unified_credit_code: '',
    website: '',
    registration_number: '',
    organization_code: '',
    taxpayer_id: '',
    registration_status: 'existing',
    added_by: 'organisation',
  }),
  content_permissions: (channelId) => ({ kind: 'notice', content_id: draftIdOf(channelId) }),
  carousel_courses: () => ({ course_id: undefined }),
  courses: () => ({ value: '', permission: 'open', password: '', video_url: '', source: 'upload' }),
  lives: () => ({ type: 'ROOM', source: 'computer', status: 'F', tutor_phone: '', recording_url: '' }),
  notices: (channelId) => ({ id: draftIdOf(channelId), status: 'draft', duration_days: 7, publisher: '办公室' }),
  recycle_bin: () => {
    const stored = {
      id: uuid(),
      version: 1,
      title: '样本',
      body: '样本',
      startAt: '2031-02-03T04:05:06.000Z',
      endAt: '2031-02-04T04:05:06.000Z',
      durationDays: 1,
      publisher: '办公室',
      file: '',
      openToGroups: false,
      grams: [],
    }
    return { kind: 'notices', id: stored.id, stored: JSON.stringify(stored), children: '{}' }
  },
  public_links: (channelId) => ({
    kind: 'notice',
    hash: uuid(),
    sealed: '',
    thing_id: draftIdOf(channelId),
    ends_at: null,
  }),
  files: () => ({ publisher: '培训部' }),
  tutors: () => ({ name: '导师', status: 'online' }),
  employees: () => ({ name: '王明', position: '经理', phone: '13800138000', avatar: '' }),
  outbox: () => ({ event: 'notice.published' }),
  webhooks: () => ({ url: 'https://hooks.example.cn/icss', events: ['notice.published'] }),
  deliveries: () => ({ event: 'notice.published', status: 'dead', webhook_id: null }),
  operations: () => {
    const id = uuid()
    return {
      id,
      kind: 'companies.import',
      title: '会员.csv',
      options: { atomic: false, onConflict: 'skip', language: 'zh' },
      digest: id,
      file_key: `imports/${id}`,
    }
  },
  audit: (channelId) => {
    const record = linked({
      channelId,
      seq: 1,
      // Of today: what is older would be sealed by the server meanwhile.
      at: new Date().toISOString(),
      accountId: uuid(),
      account: '755003 样本',
      address: '127.0.0.1',
      requestId: uuid(),
      action: 'companies.delete',
      target: {},
      changes: [],
      changed: 0,
      prev: chainStart,
    })
    const { seq, at, accountId, action, hash } = record
    return { seq, at, account_id: accountId, action, hash, record: JSON.stringify(record) }
  },
  operation_changes: () => ({ batch: 0, changed: '[]', deleted: '[]' }),
  rejected_rows: () => ({
    row: 1,
    line: 2,
    cells: ['甲'],
    faults: JSON.stringify([{ column: '行业', value: '', code: 'rule.required', params: {} }]),
  }),
}
