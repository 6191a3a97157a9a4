import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectiveFlags } from '../permissions/effective-flags.ts'
import { flags } from '../permissions/flags.ts'
import { roles } from '../permissions/role.ts'
import { explainRights } from './explained-right.ts'

const flagLists = fc.array(fc.boolean(), { minLength: flags.length, maxLength: flags.length })

test('what is explained is what an account holds, whatever its role, channel, template and flags', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...roles.filter((role) => role !== 'provider')),
      flagLists,
      fc.option(flagLists),
      fc.option(fc.string({ minLength: 1 })),
      fc.boolean(),
      (role, channelFlags, given, name, isSubChannel) => {
        const templateName = given ? name : null
        const channel = { isSubChannel, templateName: null, flags: channelFlags }
        const explained = explainRights({ role, templateName, given, channel })
        expect(explained.map(({ holds }) => holds)).toEqual(effectiveFlags(role, channelFlags, given))
        expect(explained.map(({ flag }) => flag)).toEqual([...flags])
      },
    ),
  )
})

test('the steps name the template that gives a right, or say that nothing does', () => {
  const channel = { isSubChannel: true, templateName: '分会', flags: flags.map((flag) => flag !== 'uploadFile') }
  const given = flags.map((flag) => flag === 'uploadFile')
  const [, , uploadFile] = explainRights({ role: 'channel-account', templateName: '文员', given, channel })
  expect(uploadFile).toEqual({
    flag: 'uploadFile',
    holds: false,
    steps: [
      { by: 'superior', name: '分会', gives: false },
      { by: 'template', name: '文员', gives: true },
    ],
  })
  const [first] = explainRights({ role: 'channel-account', templateName: null, given: null, channel })
  expect(first?.steps[1]).toEqual({ by: 'nothing', name: null, gives: false })
})
