import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { contract } from '@icss/core/contract/contract.ts'
import { typeCodeOf } from '@icss/core/meetings/meeting.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useSession } from '../shell/SessionProvider.tsx'

/** Copies a meeting with its awards at once, says what was left out, and leads to the copy; missing where a session may not. */
export function useCopyMeeting() {
  const t = useCopy()
  const { meetings } = useClient()
  const pathTo = usePaths()
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const mayCopy = mayCall(contract.meetings.copy, useSession())
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => meetings.copy({ params: { id } }),
    onSuccess: ({ meeting: { id, name }, leftOut }) => {
      const words = leftOut.map((one) => t(`meetings.leftOut.${one}`)).join('、')
      notify.done(
        leftOut.length > 0 ? t('meetings.copiedWithout', { name, leftOut: words }) : t('meetings.copied', { name }),
      )
      void queries.invalidateQueries({ queryKey: ['meetings'] })
      void navigate({ to: pathTo('lotterySet', { id, type: typeCodeOf('notStarted') }) })
    },
    onError: notify.failed,
  })
  return ({ id }: Pick<Meeting, 'id'>) => (mayCopy ? { isPending, onPress: () => mutate(id) } : undefined)
}
