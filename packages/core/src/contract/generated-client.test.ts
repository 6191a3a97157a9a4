import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generate, HttpClient } from 'openapi-typescript-codegen'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from './contract.ts'
import { openApiOf } from './openapi.ts'

const run = promisify(execFile)

const settings = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2024',
    lib: ['ES2024', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
    noEmit: true,
  },
}

/** What a stranger writes with a generated client; a line that is expected to be wrong and is not fails as well. */
const uses = `
import {
  ApiError, CoursesService, NoticesService, OperationsService,
  type Course, type CourseDraft, type CourseRow, type CourseList, type Problem,
} from './client'

export async function firstCourse(): Promise<CourseRow | undefined> {
  const page: CourseList = await CoursesService.coursesList({ page: 1, pageSize: 50, source: 'upload', sort: '-name' })
  return page.items[0]
}

export async function copied(draft: CourseDraft): Promise<Course> {
  const made: Course = await CoursesService.coursesCreate({ requestBody: draft })
  return CoursesService.coursesCopy({ id: made.id, idempotencyKey: 'copy-1' })
}

export async function runOf(operationId: string): Promise<number | null> {
  const { rows } = await OperationsService.operationsShow({ operationId })
  return rows
}

export const said = (error: unknown): string[] => {
  const problem = error instanceof ApiError ? (error.body as Problem) : undefined
  return Object.entries(problem?.errors ?? {}).map(([field, { code, params }]) => [field, code, params['max']].join(' '))
}

export const minimal: CourseDraft = { name: 'Safety', headImage: 'k', serialNumber: 0 }

// @ts-expect-error A row shows no password.
export const password = (row: CourseRow) => row.password
// @ts-expect-error A draft needs its picture.
export const headless: CourseDraft = { name: 'Safety', serialNumber: 0 }
// @ts-expect-error Lists are sorted by what they can be sorted by.
export const sorted = () => CoursesService.coursesList({ sort: 'password' })
// @ts-expect-error A change names the version that it is based on.
export const blind = (requestBody: CourseDraft) => CoursesService.coursesUpdate({ id: 'x', requestBody })
// @ts-expect-error A problem has a code, not a message.
export const message = (problem: Problem) => problem.message
// @ts-expect-error A list of notices holds no courses.
export const mixed = async (): Promise<CourseList> => NoticesService.noticesList({})
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icss-client-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a client that is generated from the description type-checks, and refuses wrong uses', async () => {
  const input = openApiOf(contract, { version: '1.0.0', server: '/', language: 'en' })
  await generate({
    input,
    output: join(folder, 'client'),
    httpClient: HttpClient.FETCH,
    useOptions: true,
    useUnionTypes: true,
  })
  await writeFile(join(folder, 'uses.ts'), uses)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const said = await run('tsc', ['-p', folder]).then(
    ({ stdout }) => stdout,
    ({ message, stdout }: Error & { stdout: string }) => `${message}${stdout}`,
  )
  expect(said).toBe('')
})
