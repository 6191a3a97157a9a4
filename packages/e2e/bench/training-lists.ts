import { Client } from 'pg'
import { gramsOf } from '../../server/src/search/grams.ts'
import { type BareCase, type BareList, measureBareList } from './bare-list.ts'
import type { Measure } from './measure.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { type BenchSession, openSession } from './session.ts'
import { sized } from './sized.ts'

/** Of the least of them there is a page of every search. */
const count = sized(100_000, 240)
const rounds = sized(60, 1)
const lastPage = count / 20
const words = ['智能', '安全', '物流', '医药', '礼仪', '能源', '装备', '数据', '光电', '餐饮', '纺织', '金融']
const typed = '智能'

/** Short enough for a tutor, of whom lists answer no longer name. */
const nameOf = (i: number) => `${words[i % words.length]}${words[(i * 7 + 3) % words.length]}${i}`

/**
 * Rows of the channel, one per name: `select` is what is inserted for a row of `x(n, name, grams)`, `$1` being the
 * channel and `$3` its tutor or null.
 */
const inserts = [
  `insert into uploads (channel_id, id, account_id, status, prefix, slot, file_name, key, bytes, stored, expires_at)
   select $1, md5('upload' || n)::uuid, gen_random_uuid(), 'done', 'bench', 'cloudFile', name, 'bench/' || n, 1000, 1000, now()
   from json_to_recordset($2) as x(n int, name text, grams bigint[])`,
  `insert into files (channel_id, id, name, publisher, upload_id, file, type, size, created_at, grams)
   select $1, gen_random_uuid(), name, '王小明', md5('upload' || n)::uuid, 'bench/' || n, 'pdf', n, now() - n * interval '1 minute', grams
   from json_to_recordset($2) as x(n int, name text, grams bigint[])`,
  `insert into courses (channel_id, id, name, head_image, introduction, value, permission, password, serial_number, video_url, updated_at, grams)
   select $1, gen_random_uuid(), name, 'cover.jpg', name, '', 'open', '', n % 10000, '', now() - n * interval '1 minute', grams
   from json_to_recordset($2) as x(n int, name text, grams bigint[])`,
  `insert into tutors (channel_id, id, name, introduction, avatar, serial, status, updated_at, grams)
   select $1, gen_random_uuid(), name, name, 'avatar.jpg', n % 10000, 'online', now() - n * interval '1 minute', grams
   from json_to_recordset($2) as x(n int, name text, grams bigint[])`,
  `insert into lives (channel_id, id, name, type, source, head_image, start_at, end_at, tutor_id, tutor_phone, recording, grams)
   select $1, gen_random_uuid(), name, 'ROOM', 'computer', 'cover.jpg', now() - n * interval '1 minute', now(),
     (select id from tutors where channel_id = $1 order by id limit 1), '', true, grams
   from json_to_recordset($2) as x(n int, name text, grams bigint[])`,
  `insert into notices (channel_id, id, title, body, body_text, start_at, end_at, duration_days, publisher, file, open_to_groups, updated_at, grams)
   select $1, gen_random_uuid(), name,
     json_build_object('type', 'doc', 'content', json_build_array(json_build_object('type', 'paragraph', 'content',
       json_build_array(json_build_object('type', 'text', 'text', name))))),
     name, now() - n * interval '1 minute', now(), 1, '王小明', '', false,
     now() - n * interval '1 minute', grams
   from json_to_recordset($2) as x(n int, name text, grams bigint[])`,
]

async function fill({ databaseUrl }: Product, { channelId }: BenchSession): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    n,
    name: nameOf(n),
    grams: gramsOf(channelId, [nameOf(n)]),
  }))
  const db = new Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    for (const insert of inserts)
      for (let at = 0; at < count; at += 10_000)
        await db.query(insert, [channelId, JSON.stringify(rows.slice(at, at + 10_000))])
    for (const table of ['uploads', 'files', 'courses', 'tutors', 'lives', 'notices'])
      await db.query(`vacuum analyze ${table}`)
  } finally {
    await db.end()
  }
}

const byPinyin = 'name collate "zh-Hans-x-icu"'
const plain = (orderBy: string): BareCase => ({ name: 'plain page', query: '', orderBy })
const search = (orderBy: string): BareCase => ({
  name: 'two characters',
  query: `?q=${encodeURIComponent(typed)}`,
  orderBy,
  typed,
})
const last = (orderBy: string): BareCase => ({ name: 'last page', query: `?page=${lastPage}`, orderBy, page: lastPage })
const sorted = (sort: string, orderBy: string): BareCase => ({ name: `by ${sort}`, query: `?sort=${sort}`, orderBy })

/** The lists of the training side; in the files no deleted one is counted. */
const lists: Readonly<Record<string, BareList>> = {
  files: {
    path: '/api/v1/files',
    table: 'files',
    columns: 'id, version, created_at, updated_at, name, category_id, publisher, file, type, size, deleted_at',
    only: 'deleted_at is null',
    cases: [
      plain('created_at desc, id desc'),
      search('created_at desc, id desc'),
      sorted('name', `${byPinyin}, id`),
      sorted('time', 'created_at, id'),
      last('created_at desc, id desc'),
    ],
  },
  courses: {
    path: '/api/v1/courses',
    table: 'courses',
    columns:
      'id, version, created_at, updated_at, name, category_id, head_image, introduction, value, permission, serial_number, video_url, source, supplier',
    cases: [
      plain('serial_number, id'),
      search('serial_number, id'),
      sorted('name', `${byPinyin}, id`),
      sorted('-updatedAt', 'updated_at desc, id desc'),
      last('serial_number, id'),
    ],
  },
  tutors: {
    path: '/api/v1/tutors',
    table: 'tutors',
    columns: 'id, version, updated_at, name, category_id, introduction, avatar, serial, status',
    cases: [plain('serial, id'), search('serial, id'), sorted('name', `${byPinyin}, id`), last('serial, id')],
  },
  lives: {
    path: '/api/v1/lives',
    table: 'lives',
    columns: `id, version, updated_at, name, type, source, head_image, start_at, end_at, tutor_id, tutor_phone, recording,
      course_category_id, status, viewer_count, live_bytes, storage_bytes, playback_bytes, recording_url, course_id,
      coalesce((select t.name from tutors t where t.channel_id = lives.channel_id and t.id = lives.tutor_id), '') tutor_name`,
    cases: [
      plain('start_at desc, id desc'),
      search('start_at desc, id desc'),
      sorted('name', `${byPinyin}, id`),
      last('start_at desc, id desc'),
    ],
  },
  notices: {
    path: '/api/v1/notices',
    table: 'notices',
    columns: `id, version, updated_at, title, body, body_text, start_at, end_at, duration_days, publisher, file, open_to_groups, status,
      (select count(*)::int from notice_readers r where r.channel_id = notices.channel_id and r.notice_id = notices.id) readers`,
    cases: [
      plain('start_at desc, id desc'),
      search('start_at desc, id desc'),
      sorted('-updatedAt', 'updated_at desc, id desc'),
      last('start_at desc, id desc'),
    ],
  },
}

/** (l) p95 of the lists at 100,000 files, courses, tutors, lives and notices ÷ the same SQL through bare pg and node:http. */
export async function measureTrainingLists(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const session = await openSession(product)
  await fill(product, session)
  const measures: Measure[] = []
  for (const [name, list] of Object.entries(lists))
    measures.push(...(await measureBareList(product, session, list, { label: `(l) ${name}`, limit: 1.5, rounds })))
  return measures
}
