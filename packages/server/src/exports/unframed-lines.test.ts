import { expect, test } from 'vitest'
import { unframedLines } from './unframed-lines.ts'

const head = Buffer.from('PGCOPY\n\u00FF\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const end = Buffer.from([255, 255])

const row = (cell: string) => {
  const bytes = Buffer.from(cell)
  const frame = Buffer.alloc(6)
  frame.writeInt16BE(1)
  frame.writeInt32BE(bytes.length, 2)
  return Buffer.concat([frame, bytes])
}

test.for([['{"name":"甲"}', '', '{"name":"b\\n"}', '{}'], ['x'], []])(
  'the rows %j of COPY become lines, wherever they are cut into pieces',
  (cells) => {
    const bytes = Buffer.concat([head, ...cells.map(row), end])
    for (let cut = 0; cut <= bytes.length; cut += 1)
      for (let more = cut; more <= bytes.length; more += 1) {
        const whole = Buffer.from(bytes)
        const pieces = [whole.subarray(0, cut), whole.subarray(cut, more), whole.subarray(more)]
        const lines = Buffer.concat(unframedLines(pieces)).toString()
        expect(lines).toBe(cells.map((cell) => `${cell}\n`).join(''))
      }
  },
)
