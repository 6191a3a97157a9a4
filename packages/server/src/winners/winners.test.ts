import { afterAll, expect, test } from 'vitest'
import { codeOf } from '../testing/problem-of.ts'
import { inHours } from '../testing/in-hours.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

test('winners are listed by name, handed their prizes, exported; a voided one is handed none', async () => {
  const body = { name: '颁奖会', address: '会展中心', startAt: inHours(1), endAt: inHours(4) }
  const { id: meetingId, version } = await main.meetings.create({ body })
  const prize = await main.prizes.create({ body: { name: '书', price: '1', quantity: 5, grade: '三等奖' } })
  const awards = [{ name: '三等奖', prizeId: prize.id, number: 2, reserves: 1 }]
  const set = await main.meetings.setAwards({ params: { id: meetingId }, query: { version }, body: { awards } })
  await main.meetings.act({ params: { id: meetingId }, body: { action: 'start' } })
  for (const name of ['甲一', '乙一', '丙一'])
    await main.participants.addWalkIn({ params: { meetingId }, body: { name, company: '前海' } })
  const opened = await main.draws.open({ params: { meetingId } })
  const at = (now: number) => ({ params: { drawId: opened.id }, query: { version: now } })
  const announced = await main.draws.announce({
    ...at(opened.version),
    body: { award: set.items[0]?.id ?? '', count: 2, word: '' },
  })
  const drawn = await main.draws.draw(at(announced.version))
  const code = drawn.winners[0]?.code ?? ''
  await main.draws.void({ ...at(drawn.version), body: { code, reason: '缺席' } })

  const params = { meetingId }
  const { items, total } = await main.winners.list({ params, query: {} })
  expect(total).toBe(3)
  expect(items.find((one) => one.code === code)).toMatchObject({ state: 'voided', voidReason: '缺席' })
  expect(items.map(({ name }) => name).toSorted()).toEqual(['丙一', '乙一', '甲一'])
  expect(items[0]).toMatchObject({ award: '三等奖', prize: '书', round: 1, company: '前海', phone: '' })
  const standing = (await main.winners.list({ params, query: { state: 'waiting' } })).items
  expect(standing).toHaveLength(2)
  const hand = (winnerId: string, isHandedOver = true) =>
    main.winners.handOver({ params: { winnerId }, body: { isHandedOver } })
  const given = await hand(standing[0]?.id ?? '')
  expect(given).toMatchObject({ state: 'handedOver', handedOverAt: expect.any(String) })
  expect(given.handedOverBy).not.toBe('')
  expect((await hand(given.id)).handedOverAt).toBe(given.handedOverAt)
  expect(await hand(given.id, false)).toMatchObject({ state: 'waiting', handedOverAt: null, handedOverBy: '' })
  expect(await codeOf(hand(items.find((one) => one.code === code)?.id ?? ''))).toBe('lottery.winner_voided')
  expect(await codeOf(other.winners.list({ params, query: {} }))).toBe('request.not_found')
  expect(await codeOf(other.winners.handOver({ params: { winnerId: given.id }, body: { isHandedOver: true } }))).toBe(
    'request.not_found',
  )
  const answer = await server.fetch(`/api/v1/winners/export?meetingId=${meetingId}&state=voided&format=jsonl`, {
    who: 'mainAdmin',
  })
  expect(JSON.parse(await answer.text())).toMatchObject({ state: 'voided', voidReason: '缺席', prize: '书' })
})
