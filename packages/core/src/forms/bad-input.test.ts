import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { chapterDialogMachine, type NodeFields } from '../chapters/chapter-dialog.machine.ts'
import type { Errors } from '../errors/field-error.ts'
import { judgedDrafts } from '../rules/drafts.fixture.ts'
import type { BadInput } from '../rules/judged-draft.fixture.ts'
import { createDraftMachine } from './draft.machine.ts'

const codesOf = (errors: Errors) => Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))

for (const { name, schema, form = schema, draft, bad } of judgedDrafts)
  test.each(bad)(`the form of a ${name} is not sent with %o: %s has %s`, (change, field, code) => {
    const actor = createActor(createDraftMachine(form), { input: { saved: { ...draft } } }).start()
    actor.send({ type: 'changed', values: { ...change } })
    actor.send({ type: 'save' })
    const { value, context } = actor.getSnapshot()
    expect([value, codesOf(context.errors)]).toEqual(['editing', { [field]: code }])
  })

const blank = createActor(chapterDialogMachine, { input: {} }).start().getSnapshot().context.fields
/** The dialog cannot be given a field that it has not, nor a type that is none. */
const canBeTyped = ([change]: BadInput) => Object.keys(change).every((field) => field in blank && field !== 'type')

for (const { name, draft, bad } of judgedDrafts.filter(({ makers }) => makers.includes('chapters.create')))
  test.each(bad.filter(canBeTyped))(
    `the dialog of a ${name} is not saved with %o: %s has %s`,
    (change, field, code) => {
      const fields = { ...blank, ...draft, ...change } as NodeFields
      const kept = { saved: { ...blank }, values: { ...fields } }
      const actor = createActor(chapterDialogMachine, { input: { type: fields.type, kept } }).start()
      expect(actor.getSnapshot().can({ type: 'save' })).toBe(false)
      expect(codesOf(actor.getSnapshot().context.errors)).toEqual({ [field]: code })
    },
  )
