import { v7 as uuid } from 'uuid'
import { linked } from '@icss/core/audit/audit-chain.ts'
import { richTextOf } from '@icss/core/rich-text/rich-text.ts'
import { chainStart } from '@icss/core/audit/audit-record.ts'

// What is open to a group has no foreign key: it is one of several kinds. A draft is seen by none of the group.
const draftIdOf = (channelId: string) => channelId.replace(/^.{8}/, 'c0c0c0c0')

/**
 * Values that a made-up row of a table needs beyond what its columns and foreign keys say, so that it can also be
 * answered: by the names of the columns. `undefined`: what the column's foreign key points to, though it need not.
 */
export const recipes: Readonly<Record<string, (channelId: string) => Readonly<Record<string, unknown>>>> = {
  business_cards: () => ({
    name: '周文',
    position: '会长',
    we_chat: '',
    phone: '13800138000',
    email: '',
    avatar: '',
    links: '[]',
    serial_number: 1,
    status: 'on',
  }),
  companies: () => ({
    industry: '教育',
    industry_tags: ['教育'],
    products: '[]',
    unified_credit_code: '',
    website: 'https://example.cn',
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
  notices: (channelId) => ({
    id: draftIdOf(channelId),
    body: JSON.stringify(richTextOf('样本')),
    status: 'draft',
    duration_days: 7,
    publisher: '办公室',
  }),
  news: () => ({
    body: JSON.stringify(richTextOf('样本')),
    status: 'draft',
    publisher: '秘书处',
    file: '',
    start_at: '2026-11-01T00:00:00.000Z',
    end_at: '2026-12-01T00:00:00.000Z',
  }),
  activities: () => ({
    content: JSON.stringify(richTextOf('样本')),
    sign_up_limit: 0,
    publisher: '秘书处',
    start_at: '2026-11-01T00:00:00.000Z',
    end_at: '2026-12-01T00:00:00.000Z',
  }),
  sign_ups: () => ({ name: '王明', phone: '13800138000', state: 'confirmed' }),
  join_requests: () => ({
    industry: '教育',
    phone: '13800138000',
    state: 'pending',
    unified_credit_code: '',
    company_id: null,
    handled_at: null,
  }),
  desk_facts: (channelId) => ({ account_id: channelId }),
  introductions: () => ({
    resource_phone: '13800138000',
    demand_phone: '13900139000',
    state: 'proposed',
    agreed_on: null,
  }),
  reports: () => ({
    kind: 'resource',
    type: 'other',
    state: 'open',
    reporter_account: '13800138000',
    handled_at: null,
  }),
  organisations: () => ({
    phone: '0755-88888888',
    email: 'office@example.cn',
    website: 'https://example.cn',
    responsible_person: '王明',
    official_website: 'https://example.cn',
    we_chat_qr: '',
    logo: '',
    account: '',
  }),
  prizes: () => ({ name: '手表', price: '1299', quantity: 10, grade: '一等奖', link: '', image: '' }),
  meetings: () => ({
    programme: '[]',
    sign_in_link_type: 'page',
    jump_link: '',
    jump_text: '',
    winners: 'verified',
    app_id: '',
    background: '',
    sealed_secret: null,
    started_at: null,
    ended_at: null,
    cancelled_at: null,
  }),
  participants: () => ({
    name: '王明',
    phone: '13800138000',
    seat: '',
    exclusion: '',
    source: 'expected',
    number: null,
    code: null,
    way: '',
    signed_in_at: null,
  }),
  draws: () => ({ number: 1, sealed_secret: '', roster: '[]' }),
  lock_values: () => ({ round: 1, code: 'abcdefghijklmno', value: 'ab'.repeat(32) }),
  draw_records: () => ({
    place: 0,
    record: JSON.stringify({
      type: 'open',
      version: 'icss-draw/v2',
      drawId: '样本',
      meeting: '样本',
      number: 1,
      previous: '00'.repeat(32),
      leftOut: [],
      awards: [{ id: '样本', name: '头奖', prize: '样本', number: 1 }],
      rosterHash: '00'.repeat(32),
      commitment: '00'.repeat(32),
      beacon: null,
      at: '2026-11-21T06:30:00.000Z',
      prev: '00'.repeat(32),
      hash: '00'.repeat(32),
    }),
  }),
  winners: () => ({
    code: 'abcdefghijklmno',
    round: 1,
    void_reason: '',
    handed_over_by: '',
    voided_at: null,
    handed_over_at: null,
  }),
  meeting_awards: () => ({ number: 1, reserves: 0, place: 0 }),
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
    // Nobody can unseal its token: it is one that has given way to another.
    ends_at: '2031-02-03',
  }),
  public_sessions: () => ({ kind: 'employee', hash: uuid() }),
  sms_codes: () => ({ purpose: 'employee.bind', expires_at: '2031-02-03' }),
  files: () => ({ publisher: '培训部' }),
  tutors: () => ({ name: '导师', status: 'online' }),
  employees: () => ({ name: '王明', position: '经理', phone: '13800138000', avatar: '' }),
  register_searches: () => ({ found: '[]' }),
  resources: () => ({ type: 1, name: '资源', title: '', content: '样本', filed_by: 'organisation' }),
  demands: () => ({ type: 7, name: '需求', title: '', content: '样本', filed_by: 'organisation' }),
  messages: () => ({
    kind: 'run.ended',
    facts: JSON.stringify({ name: '样本', thingId: null, status: 'done', good: 1, bad: 0, percent: 0 }),
    read_at: null,
  }),
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
