import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const packages = ['core', 'server', 'cli', 'web', 'ui']
const left = new Set(['node_modules', 'dist', '__screenshots__', 'storybook-static'])
const execute = promisify(execFile)

/** Runs a program to its end. Throws with what it said, since programs say what is wrong on their standard output. */
const run = (...call: Parameters<typeof execute>) =>
  execute(...call).catch((error: Error & { readonly stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`, { cause: error })
  })

/** The sources of the product, with the dependencies of this checkout. */
async function scratchCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'icss-added-field-'))
  await mkdir(join(copy, 'node_modules/@icss'), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) await cp(join(root, file), join(copy, file))
  for (const name of packages) {
    const from = join(root, 'packages', name)
    await cp(from, join(copy, 'packages', name), {
      recursive: true,
      filter: (path) => path === from || !left.has(basename(path)),
    })
    await symlink(join(copy, 'packages', name), join(copy, 'node_modules/@icss', name))
    const own = join(from, 'node_modules')
    if ((await readdir(from)).includes('node_modules')) await symlink(own, join(copy, 'packages', name, 'node_modules'))
  }
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@icss') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}

/** Where fields of companies are written: their schema, their words, their table, and their place in the form. */
const additions: readonly (readonly [file: string, behind: string, added: string])[] = [
  [
    'core/src/companies/company.ts',
    '  registeredAddress: impersonal(',
    `  nickname: impersonal(optionalText(50)),
  staffCount: z._default(wholeNumber(0, 1_000_000), 0),
  visited: z._default(z.boolean(), false),
  visitedOn: optionalDay,
  branches: z._default(z.array(impersonal(requiredText(20))), []),
  renewsAt: optionalInstant,
  stage: z._default(z.enum(stages), ''),
  badge: uploadTo('companyLogo', optionalUpload),
  partnerId: referenceTo('companies', optionalId),`,
  ],
  [
    'core/src/companies/company.ts',
    'import { optionalDay }',
    `import { wholeNumber } from '../rules/number.ts'
import { referenceTo } from '../rules/reference.ts'
import { optionalId } from '../rules/text.ts'
import { optionalInstant } from '../rules/time.ts'
export const stages = ['', 'young', 'grown'] as const`,
  ],
  [
    'core/src/companies/companies.zh.ts',
    "    registeredAddress: '",
    "    nickname: '别名', staffCount: '员工数', visited: '已走访', visitedOn: '走访日期', branches: '分支', renewsAt: '续期时间', stage: '阶段', badge: '徽章', partnerId: '合作企业',",
  ],
  [
    'core/src/companies/companies.en.ts',
    "    registeredAddress: '",
    "    nickname: 'Nickname', staffCount: 'Staff', visited: 'Visited', visitedOn: 'Visited on', branches: 'Branches', renewsAt: 'Renews at', stage: 'Stage', badge: 'Badge', partnerId: 'Partner',",
  ],
  ['core/src/companies/companies.zh.ts', "  search: '", "  stages: { '': '未填', young: '初创', grown: '成熟' },"],
  [
    'core/src/companies/companies.en.ts',
    "  search: '",
    "  stages: { '': 'Not given', young: 'Young', grown: 'Grown' },",
  ],
  [
    'server/src/companies/companies.tables.ts',
    '    registeredAddress: ',
    `    nickname: text().notNull().default(''),
    staffCount: integer('staff_count').notNull().default(0),
    visited: boolean().notNull().default(false),
    visitedOn: text('visited_on').notNull().default(''),
    branches: text().array().notNull().default([]),
    renewsAt: timestamp('renews_at', { withTimezone: true }),
    stage: text().$type<'' | 'young' | 'grown'>().notNull().default(''),
    badge: text().notNull().default(''),
    partnerId: uuid('partner_id'),`,
  ],
  [
    'web/src/companies/CompanyForm.tsx',
    'import { Panel }',
    `import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { ReferenceField } from '../forms/ReferenceField.tsx'`,
  ],
  [
    'web/src/companies/CompanyForm.tsx',
    "          <TextField {...field.text('registeredAddress')}",
    `          <TextField {...field.text('nickname')} />
          <NumberField {...field.number('staffCount')} />
          <Checkbox {...field.check('visited')} />
          <DateField {...field.day('visitedOn')} />
          <DateTimeField {...field.instant('renewsAt')} />
          <RadioGroup {...field.choice('stage')} isRow />
          <UploadField {...field.image('badge')} />
          <ReferenceField {...field.reference('partnerId')} />`,
  ],
]

/** What names fields already: what is searched, the labels of choices, and what refers to a company. */
const namings: readonly (readonly [file: string, named: string, withMore: string])[] = [
  [
    'server/src/companies/companies.tables.ts',
    "['name', 'legalRepresentative']",
    "['name', 'legalRepresentative', 'nickname']",
  ],
  [
    'core/src/companies/company.ts',
    "{ registrationStatus: 'registrationStatus', addedBy: 'addedBy' }",
    "{ registrationStatus: 'registrationStatus', addedBy: 'addedBy', stage: 'stages' }",
  ],
  [
    'server/src/companies/companies.store.ts',
    '[{ table: organisations, of: organisations.ownCompanyId }]',
    '[{ table: organisations, of: organisations.ownCompanyId }, { table: companies, of: companies.partnerId }]',
  ],
]

async function addField(copy: string): Promise<void> {
  for (const [file, behind, added] of additions) {
    const path = join(copy, 'packages', file)
    const lines = (await readFile(path, 'utf8')).split('\n')
    const at = lines.findIndex((line) => line.startsWith(behind))
    if (at < 0) throw new Error(`${file} has no line that begins with ${behind}`)
    await writeFile(path, lines.toSpliced(at + 1, 0, added).join('\n'))
  }
  for (const [file, named, withMore] of namings) {
    const path = join(copy, 'packages', file)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(named)
    await writeFile(path, text.replace(named, withMore))
  }
}

test('fields of companies are their schema, words, table and place in the form; all else follows', async () => {
  const copy = await scratchCopy()
  try {
    await addField(copy)
    const server = join(copy, 'packages/server')
    const env = { ...process.env, CI: 'true' }
    await run('drizzle-kit', ['generate', '--name=nickname'], { cwd: server, env })
    const migrations = await readdir(join(server, 'migrations'))
    const migration = migrations.find((name) => name.endsWith('_nickname.sql')) ?? ''
    const added = (await readFile(join(server, 'migrations', migration), 'utf8')).split('--> statement-breakpoint\n')
    expect(added.map((statement) => statement.trim())).toEqual(
      [
        `"nickname" text DEFAULT '' NOT NULL`,
        `"staff_count" integer DEFAULT 0 NOT NULL`,
        `"visited" boolean DEFAULT false NOT NULL`,
        `"visited_on" text DEFAULT '' NOT NULL`,
        `"branches" text[] DEFAULT '{}' NOT NULL`,
        `"renews_at" timestamp with time zone`,
        `"stage" text DEFAULT '' NOT NULL`,
        `"badge" text DEFAULT '' NOT NULL`,
        `"partner_id" uuid`,
      ].map((column) => `ALTER TABLE "companies" ADD COLUMN ${column};`),
    )
    for (const name of ['server', 'web']) await run('tsc', ['--noEmit'], { cwd: join(copy, 'packages', name), env })

    for (const [name, folder] of [
      ['server', 'src/entities'],
      ['web', 'src/audit'],
    ] as const) {
      const at = join(copy, 'packages', name)
      await cp(join(at, folder, 'added-field.fixture.ts'), join(at, folder, 'known-field.test.ts'))
      await run('vitest', ['run', '--root', at, `${folder}/known-field.test.ts`], { cwd: at, env })
    }

    await run('rolldown', ['-c'], { cwd: join(copy, 'packages/cli'), env })
    const icss = join(copy, 'packages/cli/bin/icss.mjs')
    const { stdout } = await run(process.execPath, [icss, 'members', 'create', '--help'], { env })
    expect(stdout).toContain('--nickname')
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})
