import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { describe, expect, inject, test } from 'vitest'
import { type Fault, faults, faultyWay } from '../../test/faulty-way.ts'
import { companiesCsv, loggedIn, type Person, unique } from '../../test/icss.ts'

const { url, token, mainToken } = inject('server')
const clientOf = (bearer: string) =>
  createClient(contract, { baseUrl: url, fetch, headers: () => ({ authorization: `Bearer ${bearer}` }) })
const chamber = clientOf(token)
const main = clientOf(mainToken)

interface Case {
  /** Which calls of the command meet with the fault. */
  readonly calls: RegExp
  /** Who runs it; else the chamber's administrator. */
  readonly token?: string
  /** It changes what the others would see. */
  readonly isAlone?: true
  /** Makes what the command is given: its words, and what the server has to say once it has come to its end. */
  readonly prepare: (one: Person, mark: string) => Promise<{ words: string[]; check: () => Promise<void> }>
}

const rows = 3000
const importOf: Case['prepare'] = async (one, mark) => ({
  words: ['members', 'import', await one.file(`${mark}.csv`, companiesCsv(mark, rows))],
  check: async () => expect((await chamber.companies.list({ query: { q: mark } })).total).toBe(rows),
})

const uploadOf: Case['prepare'] = async (one, mark) => {
  const names = [`${mark}甲.txt`, `${mark}乙.txt`]
  for (const name of names) await one.file(name, `内容 ${name}`)
  return {
    words: ['files', 'upload', ...names],
    check: async () => {
      const { items } = await chamber.files.list({ query: { q: mark } })
      expect(items.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    },
  }
}

const chaptersOf: Case['prepare'] = async (one, mark) => {
  const { id } = await chamber.courses.create({ body: { name: mark, headImage: 'x.jpg', serialNumber: 1 } })
  await mkdir(join(one.folder, '课程/1 绪论'), { recursive: true })
  for (const name of ['1 起步', '2 安装'])
    await one.file(`课程/1 绪论/${name}.mp4`, `\0\0\0\u0018ftypmp42${mark}${name}`)
  await one.icss('chapters', 'plan', '课程', '--course', mark, '--save', 'plan.json')
  return {
    words: ['chapters', 'apply', 'plan.json'],
    check: async () => {
      const { items } = await chamber.chapters.list({ params: { courseId: id } })
      expect(items.map(({ name, lessons }) => [name, ...lessons.map((lesson) => lesson.name)])).toEqual([
        ['绪论', '起步', '安装'],
      ])
    },
  }
}

const flags = async () => (await main.permissions.show({ query: {} })).items.map((item) => item.flags)

const permissionsOf: Case['prepare'] = async (one) => {
  const before = await flags()
  await one.icss('permissions', 'plan', '--close-all', '--save', 'plan.json')
  const { id } = JSON.parse(await readFile(join(one.folder, 'plan.json'), 'utf8')) as { id: string }
  return {
    words: ['permissions', 'apply', 'plan.json', '--yes'],
    check: async () => {
      expect((await flags()).flat()).not.toContain(true)
      const { stdout } = await one.icss('operations', 'undo', id, '--yes', '--json')
      expect(JSON.parse(stdout)).toMatchObject({ operation: { status: 'done' } })
      expect(await flags()).toEqual(before)
    },
  }
}

const exportOf: Case['prepare'] = async (one, mark) => {
  await chamber.companies.create({ body: { name: mark, industry: '教育', industryTags: ['教育'] } })
  return {
    words: ['members', 'export', '--search', mark, '-o', 'out.csv'],
    check: async () => {
      expect((await readFile(join(one.folder, 'out.csv'), 'utf8')).split(mark)).toHaveLength(2)
      expect(await readdir(one.folder)).toEqual(['out.csv'])
    },
  }
}

const cases: Readonly<Record<string, Case>> = {
  'an import that is sent': { calls: /^POST \/api\/v1\/companies\/import/, prepare: importOf },
  'an import that is followed': { calls: /^GET \/api\/v1\/operations\//, prepare: importOf },
  'an upload': { calls: /^(?:POST|PATCH) \/api\/v1\/uploads/, prepare: uploadOf },
  'files of an upload': { calls: /^POST \/api\/v1\/files/, prepare: uploadOf },
  'chapters that are applied': { calls: /^POST \/api\/v1\/courses\/.*\/apply/, prepare: chaptersOf },
  'videos of chapters': { calls: /^(?:POST|PATCH) \/api\/v1\/uploads/, prepare: chaptersOf },
  'permissions that are applied': {
    calls: /^POST \/api\/v1\/permission-plans\/apply/,
    token: mainToken,
    isAlone: true,
    prepare: permissionsOf,
  },
  'an export': { calls: /^GET \/api\/v1\/companies\/export/, prepare: exportOf },
}

/** How a command ends that meets with a fault, and what it says; one that is cut off goes on by itself, or fails. */
const endings: Readonly<Record<Fault, { codes: readonly number[]; says: RegExp }>> = {
  lost: { codes: [0, 1], says: /./ },
  cut: { codes: [0, 1], says: /./ },
  401: { codes: [3], says: /icss auth login/ },
  429: { codes: [0], says: /waiting 1 s/ },
  500: { codes: [1], says: /r-17/ },
}
const timesOf = (fault: Fault) => (fault === 429 ? 1 : fault === 'lost' || fault === 'cut' ? 3 : Infinity)

/** Lets a command meet with a fault, runs it again where it failed, and answers how that ended. */
const endOf = async (name: string, fault: Fault, onTestFinished: (close: () => void) => void) => {
  const { calls, prepare, token: bearer = token } = cases[name] as Case
  const way = await faultyWay(url, { fault, calls, times: timesOf(fault) })
  onTestFinished(way.close)
  const one = await loggedIn('en', { url: way.url, token: bearer })
  const { words, check } = await prepare(one, unique())
  const struck = await one.icss(...words)
  expect(way.met()).toBeGreaterThan(0)
  const { codes, says } = endings[fault]
  expect(codes).toContain(struck.code)
  expect(struck.stdout + struck.stderr).toMatch(says)
  way.lift()
  const ended = struck.code === 0 ? struck : await one.icss(...words)
  await check()
  return ended
}

const pairsOf = (isAlone: boolean) =>
  Object.entries(cases)
    .filter(([, one]) => (one.isAlone ?? false) === isAlone)
    .flatMap(([name]) => faults.map((fault) => [name, fault] as const))

describe('said, gone on with, and there once', () => {
  test.concurrent.for(pairsOf(false))('%s meets with %s', async ([name, fault], { onTestFinished }) => {
    expect(await endOf(name, fault, onTestFinished)).toMatchObject({ code: 0 })
  })
  test.for(pairsOf(true))('%s meets with %s', async ([name, fault], { onTestFinished }) => {
    expect(await endOf(name, fault, onTestFinished)).toMatchObject({ code: 0 })
  })
})
