import { expect, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

interface Template {
  readonly name: string
  readonly flags: readonly boolean[]
  readonly inUse: number
}

test('a template is renamed and its flags are changed; where somebody has it, that is asked', async () => {
  const { icss } = await loggedIn('en')
  const json = async (...words: string[]) => {
    const { code, stdout, stderr } = await icss('templates', ...words, '--json')
    expect([code, stderr]).toEqual([0, ''])
    return JSON.parse(stdout) as Template
  }
  await json('create', 'Editors-875', '--allow', 'uploadCourse', '--allow', 'publishNotice')
  const renamed = await icss('templates', 'update', 'Editors-875', '--rename', 'Writers-875')
  expect(renamed).toMatchObject({ code: 0, stdout: 'The permission template “Writers-875” was changed.\n' })
  expect((await icss('templates', 'show', 'Editors-875')).code).toBe(1)
  // Nobody has it yet: nothing is asked.
  const changed = await json('update', 'Writers-875', '--allow', 'uploadFile', '--deny', 'publishNotice')
  expect(changed.flags.filter(Boolean)).toHaveLength(2)

  const { id } = JSON.parse((await icss('templates', 'show', 'Writers-875', '--json')).stdout) as { id: string }
  const body = JSON.stringify({ name: '模板分校', abbreviation: '分', accountNumber: '875001', templateId: id })
  expect(await icss('api', 'subChannels.create', '--body', body)).toMatchObject({ code: 0, stderr: '' })
  const asked = await icss('templates', 'update', 'Writers-875', '--deny', 'uploadFile', '--no-input')
  expect(asked.code).toBe(2)
  expect(await json('show', 'Writers-875')).toMatchObject({ flags: changed.flags, inUse: 1 })
  // A name changes what nobody may do: nothing is asked.
  await json('update', 'Writers-875', '--rename', 'Authors-875', '--no-input')
  expect((await json('update', 'Authors-875', '--deny', 'uploadFile', '--yes')).flags.filter(Boolean)).toHaveLength(1)
  const none = await icss('templates', 'update', 'Authors-875', '--deny', 'uploadCourse', '--yes')
  expect([none.code, none.stderr]).toEqual([1, expect.stringMatching(/permission/)])
})
