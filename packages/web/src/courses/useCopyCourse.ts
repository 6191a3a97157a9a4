import { contract } from '@icss/core/contract/contract.ts'
import type { CourseRow } from '@icss/core/courses/courses.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'

/** Copies a course with its chapters at once, and says what the copy is called; missing where a session may not. A course that was bought stays one. */
export function useCopyCourse() {
  const t = useCopy()
  const { courses } = useClient()
  const row = useRowChange('courses')
  const mayCopy = mayCall(contract.courses.copy, useSession())
  return ({ id, source }: Pick<CourseRow, 'id' | 'source'>) =>
    mayCopy && source !== 'purchase'
      ? {
          isPending: row.isPending,
          onPress: () =>
            row.change(async () => t('courses.copied', { name: (await courses.copy({ params: { id } })).name }), id),
        }
      : undefined
}
