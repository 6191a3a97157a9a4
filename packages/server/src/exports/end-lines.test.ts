import { expect, test } from 'vitest'
import { endLines } from './end-lines.ts'

const csv = '甲,"a,\n""b"",\n",\n"",1,\n,,\n'

test('lines end as RFC 4180 asks for, wherever they are cut into pieces', () => {
  const bytes = Buffer.from(csv)
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const whole = Buffer.from(bytes)
    endLines([whole.subarray(0, cut), whole.subarray(cut)])
    expect(whole.toString()).toBe('甲,"a,\n""b"",\n"\r\n"",1\r\n,\r\n')
  }
})
