import { expect, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

interface Group {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly channelIds: readonly string[]
}

test('channel groups are made, changed and deleted by name; groups within one move up', async () => {
  const one = await loggedIn('en')
  const json = async (...words: string[]) => {
    const { code, stdout, stderr } = await one.icss(...words, '--json')
    expect([code, stderr]).toEqual([0, expect.any(String)])
    return JSON.parse(stdout) as Group
  }
  for (const [name, accountNumber] of [
    ['分组甲', '874001'],
    ['分组乙', '874002'],
  ]) {
    const body = JSON.stringify({ name, abbreviation: name?.slice(-1), accountNumber, templateId: '' })
    expect(await one.icss('api', 'subChannels.create', '--body', body)).toMatchObject({ code: 0, stderr: '' })
  }
  const south = await json('channel-groups', 'create', 'South-874')
  const made = await one.icss('channel-groups', 'create', 'SZ-874', '--within', 'South-874', '--channel', '分组甲')
  expect(made.stderr).toBe('')
  expect(made.stdout).toBe('The group “SZ-874” is created, with 1 sub-channel\n')
  const changed = await json(
    'channel-groups',
    'update',
    'SZ-874',
    '--name',
    'NS-874',
    '--add',
    '874002',
    '--remove',
    '分组甲',
  )
  expect(changed).toMatchObject({ name: 'NS-874', parentId: south.id })
  expect(changed.channelIds).toHaveLength(1)
  const own = await one.icss('channel-groups', 'update', 'South-874', '--within', 'NS-874')
  expect([own.code, own.stderr]).toEqual([1, expect.stringContaining('itself')])
  const both = await one.icss('channel-groups', 'update', 'NS-874', '--within', 'South-874', '--top')
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('--within and --top')])
  expect((await one.icss('channel-groups', 'delete', 'South-874', '--no-input')).code).toBe(2)
  expect((await one.icss('channel-groups', 'delete', 'South-874', '--yes')).stdout).toBe(
    'The group “South-874” is deleted\n',
  )
  const left = await one.icss('channel-groups', 'list')
  expect(left.stdout).toContain('NS-874')
  expect(left.stdout).not.toContain('South-874')
  expect(await json('channel-groups', 'delete', 'NS-874', '--yes')).toMatchObject({ parentId: null })
})
