import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loginMachine } from '@icss/core/sessions/login.machine.ts'

const machines = { login: loginMachine }

const source = new URL('..', import.meta.url).pathname
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(join(source, file), 'utf8'))

// A state that is left at once is never seen.
const seen = (machine: (typeof machines)['login']) =>
  Object.entries(machine.states)
    .filter(([, state]) => state.always === undefined || state.always.length === 0)
    .map(([name]) => name)

test.each(Object.entries(machines))('every state of the %s machine has a story', (name, machine) => {
  const told = stories.filter((story) => story.includes(`machine: '${name}'`)).join('\n')
  for (const state of seen(machine)) expect(told, `no story shows ${state}`).toContain(`state: '${state}'`)
})
