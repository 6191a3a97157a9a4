import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { restingStates, walk, type Walked } from '@icss/core/machines/walk.fixture.ts'
import { machineViews } from './machine-views.ts'

const core = join(import.meta.dirname, '../../../core/src')
const web = join(import.meta.dirname, '..')

const machines = globSync('**/*.machine.ts', { cwd: core }).map((file) => file.replace('.machine.ts', ''))
const stories = globSync('**/*.stories.tsx', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'))
/** The ids of stories by Storybook's own account: their accepted pictures are named by them. */
const drawn = new Set(globSync('**/*.zh.webp', { cwd: web }).map((file) => basename(file, '.zh.webp')))
const pages = readFileSync(join(import.meta.dirname, 'Machines.stories.tsx'), 'utf8')

test('there are machines', () => expect(machines).toContain('sessions/login'))

describe.each(machines)('%s', (name) => {
  const fixture = join(core, `${name}.machine.fixture.ts`)

  test('has a page, whose walk reaches every state', async () => {
    expect(existsSync(fixture), `write ${name}.machine.fixture.ts: what the machine is walked with`).toBe(true)
    expect(pages, 'Machines.stories.tsx lacks its page').toContain(`@icss/core/${name}.machine.fixture.ts`)
    const { walked } = (await import(/* @vite-ignore */ fixture)) as { walked: Walked }
    expect(walk(walked.machine, walked).reached).toEqual(restingStates(walked.machine))
  })

  test('shows every state on a screen', async () => {
    const { walked } = (await import(/* @vite-ignore */ fixture)) as { walked: Walked }
    const shown = new Set(
      stories.flatMap((source) => machineViews(source, walked.machine.id)).map(({ state }) => state),
    )
    const lacking = restingStates(walked.machine).filter(
      (state) => !shown.has(state) && !walked.unseen?.includes(state),
    )
    expect(lacking, `stories with machine: '${walked.machine.id}' and these as their state`).toEqual([])
  })

  test('links to stories that are there', async () => {
    const { walked } = (await import(/* @vite-ignore */ fixture)) as { walked: Walked }
    const views = stories.flatMap((source) => machineViews(source, walked.machine.id))
    expect(views.filter(({ id }) => !drawn.has(id))).toEqual([])
  })
})
