import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { Form } from '@icss/ui/Form/Form.tsx'
import type { NodeFields } from '@icss/core/chapters/chapter-dialog.machine.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type ChapterFormProps = Pick<ChapterDialogView, 'actor'> & {
  id: string
  children: ReactNode
}

/** The fields of the dialog. What is wrong stands at its field, and in a summary once saving was tried. */
export function ChapterForm({ actor, id, children }: ChapterFormProps) {
  const t = useCopy()
  const { inSummary, ofWhole } = useErrorWording()
  const { send } = actor
  const errors = useSelector(actor, ({ context }) => context.errors)
  const touched = useSelector(actor, ({ context }) => context.touched)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const [isTried, setTried] = useState(false)

  const problems = Object.entries(errors)
    .filter(([name]) => isTried && touched.has(name))
    .map(([name, error]) => ({
      name,
      message: inSummary(t(`chapters.fields.${name as keyof NodeFields}`), error),
    }))
  // Of a course that is gone a note of its own tells.
  if (failure && problems.length === 0 && failure.code !== 'request.not_found')
    problems.push({ name: '', message: ofWhole(failure) })
  return (
    <Form
      id={id}
      onSubmit={() => {
        setTried(true)
        send({ type: actor.getSnapshot().can({ type: 'save' }) ? 'save' : 'showErrors' })
      }}
      problems={problems}
      summaryTitle={t('shell.errorSummary', { count: problems.length })}
    >
      {children}
    </Form>
  )
}
