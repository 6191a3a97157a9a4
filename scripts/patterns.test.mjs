import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { root } from './ready.mjs'

/** Files whose slow patterns read nothing that a stranger sends, and what they read. */
const trusted = {
  'packages/cli/src/chapters/natural-order.ts': 'names of files, of 255 characters at most',
  'packages/cli/src/commands/usage-fault.ts': 'what somebody typed on the same machine',
  'packages/cli/src/contexts/server-address.ts': 'what somebody typed on the same machine',
  'packages/core/src/copy/format.ts': 'the digits of one number',
  'packages/core/src/rich-text/rich-text-schema.ts': 'the schema itself',
  'packages/server/src/config.ts': 'settings of the operator',
  'packages/server/src/public-links/page-templates.ts': 'pages that the build has made',
  'packages/server/src/settings.ts': 'settings of the operator',
}

const files = execFileSync('git', ['ls-files', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/(?:\.test|\.stories)\.tsx?$|\/(?:testing|faults)\/|^packages\/e2e\//.test(file))

const patternsOf = (file) => {
  const found = []
  const visitor = new Visitor({ Literal: (node) => node.regex && found.push(node.regex) })
  visitor.visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
  return found
}

/** Only what repeats without a bound can look back again and again. */
const repeats = ({ pattern }) => /[+*]|,\}/.test(pattern)

/** Counts the steps of a machine of its own, or proves that there are few; the seed makes the same of it each time. */
const isSlow = ({ pattern, flags }) =>
  checkSync(pattern, flags.replace('v', 'u'), { seed: 1, timeout: null }).status === 'vulnerable'

test('no pattern that reads what a stranger sends takes more steps than the text has characters', () => {
  const slow = files.flatMap((file) =>
    patternsOf(file)
      .filter((regex) => repeats(regex) && isSlow(regex))
      .map(({ pattern, flags }) => ({ file, pattern: `/${pattern}/${flags}` })),
  )
  expect(slow.filter(({ file }) => !(file in trusted))).toEqual([])
  expect(Object.keys(trusted)).toEqual([...new Set(slow.map(({ file }) => file))].toSorted())
})
