import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { lockOf, newLockChain } from '@icss/core/lotteries/lock-chain.ts'
import { embeddedUrl } from '../../../server/src/testing/embedded-url.ts'
import { inHours } from '../../../server/src/testing/in-hours.ts'
import { loggedIn, unique } from '../../test/icss.ts'
import { patience } from '../../test/patience.ts'
import { terminal } from '../../test/terminal.ts'

const api = createClient(contract, {
  baseUrl: inject('server').url,
  fetch,
  headers: () => ({ authorization: `Bearer ${inject('server').token}` }),
  timeout: patience.call,
})

/** A meeting that goes on, with people who came by the desk and an award for each number. */
async function meetingOf(people: number, ...numbers: readonly number[]) {
  const mark = unique()
  const body = { name: `年会${mark}`, address: '深圳', startAt: inHours(1), endAt: inHours(6) }
  const { id, version } = await api.meetings.create({ body })
  const awards = []
  for (const [at, number] of numbers.entries()) {
    const name = `${at + 1}等奖`
    const prize = { name: `${mark}手表${at}`, price: '1', quantity: number + 1, grade: '一等奖' }
    awards.push({ name, prizeId: (await api.prizes.create({ body: prize })).id, number, reserves: 0 })
  }
  await api.meetings.setAwards({ params: { id }, query: { version }, body: { awards } })
  await api.meetings.act({ params: { id }, body: { action: 'start' } })
  for (let i = 0; i < people; i += 1)
    await api.participants.addWalkIn({ params: { meetingId: id }, body: { name: `来宾${i}` } })
  return id
}

const drawsOf = async (meetingId: string) => {
  const { items } = await api.draws.list({ params: { meetingId } })
  return Promise.all(items.map(({ id }) => api.draws.show({ params: { drawId: id } })))
}

/** Gives everybody of a meeting a phone with a lock, which never gives its value. */
async function giveLocks(meetingId: string): Promise<void> {
  const client = new Client({ connectionString: await embeddedUrl(inject('server').dataFolder) })
  await client.connect()
  await client.query('update participants set lock = $1 where meeting_id = $2', [lockOf(newLockChain()), meetingId])
  await client.end()
}

test('a draw from its opening to the proof that is checked, with a question before what cannot be taken back', async () => {
  const one = await loggedIn('zh')
  const meetingId = await meetingOf(6, 2, 1)
  const screen = await terminal(one, 200)
  await screen.type(`icss lottery draw ${meetingId} --award 1等奖 --count 1 --word 龙; echo code=$?`)
  await screen.press('Enter')
  await screen.until('开始一次抽奖，名单、奖项和承诺随即固定并公布；抽“1等奖')
  expect(await drawsOf(meetingId)).toEqual([])
  await screen.type('n')
  await screen.press('Enter')
  await screen.until('code=1')
  expect(await drawsOf(meetingId)).toEqual([])
  await screen.type(`clear; icss lottery draw ${meetingId} --award 1等奖 --count 1 --word 龙; echo code=$?`)
  await screen.press('Enter')
  await screen.until('（y/N）')
  await screen.type('y')
  await screen.press('Enter')
  const drawn = await screen.until('code=0')
  expect(drawn).toContain('第 1 次抽奖已开始，参与 6 人')
  expect(drawn).toMatch(/第 1 轮已宣布，校验 [0-9a-f]{8}/)
  expect(drawn).toMatch(/第 1 轮 1等奖 .+：.+（[a-z2-7]{15}）/)
  expect(drawn).toContain('可信程度：仅现场数')
  expect(await drawsOf(meetingId)).toMatchObject([{ state: 'confirmed', round: { round: 1, count: 1, word: '龙' } }])

  // Without a count the round draws all that the award has left; then the draw ends.
  const file = join(one.folder, '证明.json')
  expect(await one.icss('lottery', 'export', meetingId, '--output', file)).toMatchObject({
    code: 1,
    stderr: '错误：密钥尚未公布，还不能核验\n请在抽奖结束后下载证明文件。\n',
  })
  const rest = await one.icss('lottery', 'draw', meetingId, '--award', '1等奖', '--end', '--yes', '--json')
  const view = JSON.parse(rest.stdout)
  expect(view).toMatchObject({ state: 'finished', round: { round: 2, count: 1 } })
  expect(view.winners).toHaveLength(2)
  const exported = await one.icss('lottery', 'export', meetingId, '--output', file, '--json')
  expect(JSON.parse(exported.stdout)).toMatchObject({ file, draw: 1 })
  const proof = await (await api.draws.proof({ params: { drawId: view.id } })).text()
  expect(await readFile(file, 'utf8')).toBe(proof)
  expect((await one.icss('lottery', 'export', meetingId, '--draw', '1')).stdout).toBe(proof)
  expect(await one.icss('lottery', 'verify', file)).toMatchObject({ code: 0 })
  expect((await one.icss('lottery', 'export', meetingId, '--draw', '2')).stderr).toContain('会议没有这次抽奖')
})

test('Ctrl-C while phones are waited for leaves the round as announced, and the command that it names draws it', async () => {
  const one = await loggedIn('en')
  const meetingId = await meetingOf(4, 2)
  await giveLocks(meetingId)
  const screen = await terminal(one, 200)
  await screen.type(`icss lottery draw ${meetingId} --award 1等奖 --count 2 --yes; echo code=$?`)
  await screen.press('Enter')
  await screen.until(/Collecting the locks of the phones: 0 of 4 phones, \d s left/)
  await screen.press('C-c')
  const left = await screen.until('code=130')
  expect(left).toContain('A round that was announced stands as it was.')
  const [, goOn = ''] = /Go on: (icss .+)/.exec(left) ?? []
  const [announced] = await drawsOf(meetingId)
  expect(announced).toMatchObject({ state: 'announced', version: 2, round: { round: 1, count: 2 } })

  // Another award or number is not taken for the round that goes on, and nothing is announced twice.
  expect(await one.icss('lottery', 'draw', meetingId, '--award', '1等奖', '--count', '1', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Round 1 is announced and not drawn yet, of 1等奖'),
  })
  await screen.type(`clear; ${goOn} --yes; echo code=$?`)
  await screen.press('Enter')
  const drawn = await screen.until('code=0')
  expect(drawn).toMatch(/Round 1, 1等奖 .+: .+\(\w{15}\), .+\(\w{15}\)/)
  const [after] = await drawsOf(meetingId)
  expect(after).toMatchObject({ state: 'confirmed', version: 4, hash: expect.any(String) })
  expect(after?.winners).toHaveLength(2)
})

test('a round is abandoned with its reason, in a draw that another screen has opened', async () => {
  const one = await loggedIn('en')
  const meetingId = await meetingOf(3, 1)
  const { id, version, awards } = await api.draws.open({ params: { meetingId } })
  const body = { award: awards[0]?.id ?? '', count: 1, word: '' }
  await api.draws.announce({ params: { drawId: id }, query: { version }, body })
  const abandoned = await one.icss('lottery', 'draw', meetingId, '--abandon', 'the screen broke', '--yes')
  expect(abandoned).toMatchObject({ code: 0, stderr: 'Round 1 is abandoned\n' })
  await one.icss('lottery', 'draw', meetingId, '--end', '--yes')
  const { records } = JSON.parse((await one.icss('lottery', 'export', meetingId)).stdout) as {
    records: { type: string; reason?: string }[]
  }
  expect(records.map(({ type }) => type)).toEqual(['open', 'announce', 'close', 'abandon', 'reveal'])
  expect(records[3]).toMatchObject({ reason: 'the screen broke' })
})

test.each([
  ['zh', '这次抽奖没有这个奖项', '这个奖项还剩 1 名', '抽奖现在不能进行这一步', '请用 --award 指明一个奖项'],
  ['en', 'no such award', 'Of this award are left: 1', 'not at this step', 'Name one award with --award'],
] as const)('what is refused is refused in the words of the server, %s', async (language, award, few, step, which) => {
  const one = await loggedIn(language)
  const meetingId = await meetingOf(3, 1)
  const draw = (...words: string[]) => one.icss('lottery', 'draw', meetingId, ...words)
  // A name that is wrong opens nothing.
  expect((await draw('--award', '9等奖', '--yes')).stderr).toContain(award)
  expect(await draw('--award', '1等奖')).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') })
  expect(await drawsOf(meetingId)).toEqual([])
  expect(await draw('--yes')).toMatchObject({ code: 2, stderr: expect.stringContaining(which) })
  expect(await draw('--end', '--yes')).toMatchObject({ code: 1 })
  await api.draws.open({ params: { meetingId } })
  expect(await draw('--award', '1等奖', '--count', '2', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(few),
  })
  expect(await draw('--abandon', '不喜欢', '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining(step) })
  expect(await draw('--abandon', '不喜欢', '--count', '1')).toMatchObject({ code: 2 })
  expect(await drawsOf(meetingId)).toMatchObject([{ state: 'opened', version: 1 }])
})
