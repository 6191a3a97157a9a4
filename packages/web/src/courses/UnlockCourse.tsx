import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { ReceivedCourseDetail } from '@icss/core/courses/courses.contract.ts'
import { detailKey } from '../entities/DetailScreen.tsx'
import { SmallForm } from '../forms/SmallForm.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import * as styles from './ReceivedCourseScreen.css.ts'

/** Asks for the password of a course of the main channel; what is in the course is shown once it was given. */
export function UnlockCourse({ course: { id } }: { course: ReceivedCourseDetail }) {
  const t = useCopy()
  const { receivedCourses } = useClient()
  const queries = useQueryClient()
  const form = useForm({
    schema: contract.receivedCourses.unlock.body,
    saved: { password: '' },
    save: (body) => receivedCourses.unlock({ params: { id }, body }),
    onSaved: (opened) => void queries.setQueryData(detailKey('courses', id), opened),
  })
  const fields = useDraftFields(form, 'courses')
  return (
    <Panel isPadded title={t('courses.received.lockedTitle')}>
      <p className={styles.quiet}>{t('courses.received.lockedText')}</p>
      <div className={styles.unlock}>
        <SmallForm form={form}>
          <PasswordField
            {...fields.text('password')}
            isRequired
            autoComplete="off"
            labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
          />
          <div>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {t('courses.received.unlock')}
            </Button>
          </div>
        </SmallForm>
      </div>
    </Panel>
  )
}
