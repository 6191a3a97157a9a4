import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Form } from '@icss/ui/Form/Form.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { ReceivedCourseDetail } from '@icss/core/courses/courses.contract.ts'
import { failureOf } from '@icss/core/machines/failure-of.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import { detailKey } from '../entities/DetailScreen.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import * as styles from './ReceivedCourseScreen.css.ts'

/** Asks for the password of a course of the main channel; what is in the course is shown once it was given. */
export function UnlockCourse({ course: { id } }: { course: ReceivedCourseDetail }) {
  const t = useCopy()
  const { atField } = useErrorWording()
  const { receivedCourses } = useClient()
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const unlock = useMutation({
    mutationFn: async () => {
      const checked = check(contract.receivedCourses.unlock.body, { password })
      if (!checked.ok) throw new ProblemError('request.invalid', { errors: checked.errors })
      return receivedCourses.unlock({ params: { id }, body: checked.value })
    },
    onSuccess: (opened) => {
      queries.setQueryData(detailKey('courses', id), opened)
    },
  })
  const errors = unlock.error instanceof ProblemError ? unlock.error.errors : {}
  return (
    <Panel isPadded title={t('courses.received.lockedTitle')}>
      <p className={styles.quiet}>{t('courses.received.lockedText')}</p>
      <div className={styles.unlock}>
        <Form onSubmit={() => unlock.mutate()}>
          <PasswordField
            name="password"
            label={t('courses.fields.password')}
            isRequired
            autoComplete="off"
            value={password}
            onChange={(value) => {
              setPassword(value)
              unlock.reset()
            }}
            error={unlock.error ? atField(errors['password'] ?? failureOf(unlock.error)) : undefined}
            labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
          />
          <div>
            <Button type="submit" variant="primary" isPending={unlock.isPending}>
              {t('courses.received.unlock')}
            </Button>
          </div>
        </Form>
      </div>
    </Panel>
  )
}
