import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueEn } from '../errors/catalogue.en.ts'
import { catalogueZh } from '../errors/catalogue.zh.ts'
import { wordError } from '../errors/wording.ts'
import { quicknet } from './beacon.ts'
import type { Proof, ProofRecord } from './draw-record.ts'
import { drawVectors } from './draw-vectors.fixture.ts'
import { type Change, changedProof, forgedProof, listIn, setIn } from './forged-proof.fixture.ts'
import { heldDraw, ownBeacon, peopleWithPhones, valuesOf } from './held-draw.fixture.ts'
import firstVector from './v1/draw-vector.json' with { type: 'json' }
import { verifyProof, verifyProofText } from './verify.ts'

const faultOf = async (value: unknown) => {
  const verified = await verifyProof(value)
  return verified.ok ? 'ok' : verified.fault
}
const codeOf = async (value: unknown) => {
  const fault = await faultOf(value)
  return fault === 'ok' ? fault : fault.code
}

const { quicknet: real, testBeacon, phones } = drawVectors
const textOf = (name: string) => readFileSync(new URL(`./draw-vector-2-${name}.json`, import.meta.url), 'utf8')

test.each(['quicknet', 'test-beacon', 'phones'])('the proof of the specification holds: %s', async (name) => {
  expect(await verifyProofText(textOf(name))).toMatchObject({ ok: true })
})

test('proofs of the first version are still checked', async () => {
  expect(await verifyProofText(JSON.stringify(firstVector))).toMatchObject({ ok: true })
  expect(await verifyProofText(JSON.stringify({ ...firstVector, drawId: 'd-2' }))).toMatchObject({ ok: false })
})

test('what is no proof is told apart', async () => {
  const cases = [
    ['{', { code: 'draw.not_json', params: {} }],
    ['7', { code: 'draw.shape', params: { field: '' } }],
    [
      '{"version":"icss-draw/v3"}',
      { code: 'draw.version', params: { version: 'icss-draw/v3', expected: 'icss-draw/v2' } },
    ],
    ['{"version":"icss-draw/v2"}', { code: 'draw.shape', params: { field: 'roster' } }],
    ['{"version":"icss-draw/v2","roster":[],"records":[]}', { code: 'draw.not_opened', params: {} }],
  ] as const
  for (const [text, fault] of cases) expect(await verifyProofText(text)).toEqual({ ok: false, fault })
  for (const key of ['more', '__proto__', 'constructor'])
    for (const text of [
      textOf('quicknet').replace('{', `{"${key}":{},`),
      textOf('quicknet').replace('"type": "open"', `"type": "open", "${key}": {}`),
      textOf('quicknet').replace('"lock": "-"', `"lock": "-", "${key}": 1`),
    ])
      expect({ key, ok: (await verifyProofText(text)).ok }).toEqual({ key, ok: false })
})

/** What a character is changed to: others of its kind, a letter, a sign. */
const others = (character: string) => {
  if (/\d/.test(character)) return [String((Number(character) + 1) % 10), 'a', '"']
  return [
    character === 'x' ? 'y' : 'x',
    character === '0' ? '1' : '0',
    String.fromCharCode(character.charCodeAt(0) ^ 1),
  ]
}

/** Every character of a text, changed to others of its kind, to a letter and to a sign. */
function* singleChanges(text: string): Generator<string> {
  for (let i = 0; i < text.length; i += 1)
    for (const other of others(text[i] as string)) yield text.slice(0, i) + other + text.slice(i + 1)
}

const isBlank = (text: string) => /^\s$/.test(text)

test('a change of any single character of the smallest proof is refused, over all of it', async () => {
  const text = textOf('quicknet')
  let refused = 0
  for (const edited of singleChanges(text)) {
    const verified = await verifyProofText(edited)
    if (!verified.ok) refused += 1
  }
  expect(refused).toBe(3 * text.length)
  for (let i = 0; i < text.length; i += 1) {
    if (isBlank(text[i] as string)) continue
    const without = await verifyProofText(text.slice(0, i) + text.slice(i + 1))
    expect({ i, ok: without.ok }).toEqual({ i, ok: false })
  }
})

test('each rule names the record that breaks it, when the chain is signed anew', async () => {
  const cases: [Proof, Change, unknown][] = [
    [real, (r) => r.splice(2, 1), { code: 'draw.turn', params: { record: 3 } }],
    [real, (r) => r.splice(1, 2), { code: 'draw.turn', params: { record: 2 } }],
    [real, (r) => r.splice(1, 0, r[0] as never), { code: 'draw.turn', params: { record: 2 } }],
    [real, (r) => r.splice(2, 0, r.at(-1) as never), { code: 'draw.turn', params: { record: 3 } }],
    [real, (r) => r.push(r[4] as never), { code: 'draw.after_reveal', params: { record: 8 } }],
    [real, (r) => r.pop(), { code: 'draw.not_revealed', params: {} }],
    [real, (r) => r.shift(), { code: 'draw.not_opened', params: {} }],
    [real, setIn(6, { secret: 'ab'.repeat(32) }), { code: 'draw.commitment', params: { record: 7 } }],
    [real, setIn(0, { number: 2 }), { code: 'draw.previous', params: { record: 1 } }],
    [real, setIn(0, { previous: 'ab'.repeat(32) }), { code: 'draw.previous', params: { record: 1 } }],
    [real, setIn(0, { leftOut: [real.roster[0]?.id] }), { code: 'draw.left_out', params: { record: 1 } }],
    [
      testBeacon,
      (r) =>
        listIn(r, 0, 'leftOut')
          .sort()
          .push(listIn(r, 0, 'leftOut')[0]),
      { code: 'draw.left_out', params: { record: 1 } },
    ],
    [
      real,
      (r) => listIn(r, 0, 'awards').push(listIn(r, 0, 'awards')[0]),
      { code: 'draw.awards', params: { record: 1 } },
    ],
    [real, (_, p) => p.roster.pop(), { code: 'draw.roster_hash', params: { record: 1 } }],
    [
      real,
      (_, p) => (p.roster = p.roster.toReversed()),
      { code: 'draw.roster_order', params: { participant: 'n5bzq7opctuddao' } },
    ],
    [
      real,
      (_, p) => p.roster.splice(0, 0, p.roster[0] as never),
      { code: 'draw.roster_repeated', params: { participant: '3jgt6hsk7xvxumi' } },
    ],
    [
      real,
      setIn(0, { beacon: { ...quicknet, genesis: quicknet.genesis - 60 } }),
      { code: 'draw.beacon_times', params: { record: 1 } },
    ],
    [real, setIn(0, { beacon: { ...quicknet, period: 4 } }), { code: 'draw.beacon_times', params: { record: 1 } }],
    [real, setIn(0, { beacon: null }), { code: 'draw.beacon_round', params: { record: 2, round: 1 } }],
    [real, setIn(1, { beaconRound: null }), { code: 'draw.beacon_round', params: { record: 2, round: 1 } }],
    [real, setIn(1, { beaconRound: 1001 }), { code: 'draw.beacon_round', params: { record: 4, round: 1000 } }],
    [real, setIn(1, { beaconRound: 999 }), { code: 'draw.closed_late', params: { record: 3, round: 1 } }],
    [real, setIn(1, { round: 2 }), { code: 'draw.round', params: { record: 2, round: 2, expected: 1 } }],
    [real, setIn(1, { award: 'a-9' }), { code: 'draw.award', params: { record: 2, award: 'a-9' } }],
    [real, setIn(1, { count: 4 }), { code: 'draw.too_many', params: { record: 2, count: 4, left: 3 } }],
    [real, setIn(1, { reserves: 10 }), { code: 'draw.too_many', params: { record: 2, count: 13, left: 12 } }],
    [real, setIn(2, { round: 2 }), { code: 'draw.round', params: { record: 3, round: 2, expected: 1 } }],
    [real, setIn(2, { at: '2023-08-23T15:59:21.001Z' }), { code: 'draw.closed_late', params: { record: 3, round: 1 } }],
    [real, setIn(2, { at: '2023-08-23T15:59:04.999Z' }), { code: 'draw.time', params: { record: 3 } }],
    [real, setIn(3, { at: '2023-08-23T15:59:23.999Z' }), { code: 'draw.early', params: { record: 4 } }],
    [real, setIn(3, { beacon: null }), { code: 'draw.beacon_round', params: { record: 4, round: 0 } }],
    [
      real,
      setIn(4, { participant: real.roster[2]?.id }),
      { code: 'draw.void', params: { record: 5, participant: '7ifnhfbjh5syr24', round: 1 } },
    ],
    [
      real,
      setIn(5, { participant: '47xbxzmvq7yffpp' }),
      { code: 'draw.void', params: { record: 6, participant: '47xbxzmvq7yffpp', round: 1 } },
    ],
    [
      real,
      setIn(4, { replacedBy: 'g3jnqrni5mrj2tv' }),
      { code: 'draw.replacement', params: { record: 5, participant: 'g3jnqrni5mrj2tv', expected: 'mjwliqqetjqurbd' } },
    ],
    [
      real,
      setIn(4, { replacedBy: null }),
      { code: 'draw.replacement', params: { record: 5, participant: '-', expected: 'mjwliqqetjqurbd' } },
    ],
    [
      phones,
      setIn(9, { locks: [{ id: '3v2ga7nop4u4rgp', value: 'ab'.repeat(32) }] }),
      { code: 'draw.lock', params: { record: 10, participant: '3v2ga7nop4u4rgp' } },
    ],
    [
      phones,
      (r) => setIn(2, { locks: listIn(r, 2, 'locks').toReversed() })(r, phones),
      { code: 'draw.lock_order', params: { record: 3, participant: expect.any(String) } },
    ],
  ]
  for (const [proof, change, fault] of cases)
    expect([`${change}`, await faultOf(forgedProof(proof, change))]).toEqual([`${change}`, fault])
  const unlinked: [Change, unknown][] = [
    [(r) => r.splice(2, 1), { code: 'draw.record_prev', params: { record: 3 } }],
    [setIn(2, { round: 2 }), { code: 'draw.record_hash', params: { record: 3 } }],
    [setIn(3, { at: '2023-08-23T15:59:24.7Z' }), { code: 'draw.shape', params: { field: 'records.3.at' } }],
  ]
  for (const [change, fault] of unlinked)
    expect([`${change}`, await faultOf(changedProof(real, change))]).toEqual([`${change}`, fault])
})

test('a beacon answer with one bit changed is refused, and one of another round or key', async () => {
  const beacon = ownBeacon()
  const drawn = heldDraw(peopleWithPhones(9).roster, { beacon }).announce(2).close().draw().reveal().proof()
  expect(await codeOf(drawn)).toBe('ok')
  const at = drawn.records.findIndex(({ type }) => type === 'draw')
  const { round, signature } = (drawn.records[at] as ProofRecord & { type: 'draw' }).beacon as {
    round: number
    signature: string
  }
  const last = Number.parseInt(signature.slice(-1), 16)
  const wrong = [
    signature.slice(0, -1) + (last ^ 1).toString(16),
    beacon.sign(round + 1),
    ownBeacon().sign(round),
    'ab'.repeat(48),
    '00'.repeat(48),
  ]
  for (const one of wrong)
    expect(
      await faultOf(forgedProof(drawn, (r) => Object.assign(r[at] as object, { beacon: { round, signature: one } }))),
    ).toEqual({
      code: 'draw.signature',
      params: { record: at + 1 },
    })
})

test('a phone gives one value a round, also in rounds that were abandoned before they closed', async () => {
  const { roster, phones: givers } = peopleWithPhones(12)
  const draw = heldDraw(roster)
  draw.announce(1).close(valuesOf(givers)).draw()
  valuesOf(givers)
  draw.announce(1).abandon('断电')
  draw.announce(1).close(valuesOf(givers)).draw().reveal()
  expect(await codeOf(draw.proof())).toBe('ok')

  const skipped = peopleWithPhones(12)
  valuesOf(skipped.phones)
  const other = heldDraw(skipped.roster).announce(1).close(valuesOf(skipped.phones)).draw().reveal()
  expect(await codeOf(other.proof())).toBe('draw.lock')
})

test('every fault is worded in both languages', () => {
  const fault = { code: 'draw.replacement' as const, params: { record: 5, participant: 'a', expected: 'b' } }
  expect(wordError(catalogueZh, 'zh', fault).says).toBe('第 5 条记录的递补是 a，应为 b')
  expect(wordError(catalogueEn, 'en', fault).says).toBe('Record 5 moves up a and should move up b')
})
