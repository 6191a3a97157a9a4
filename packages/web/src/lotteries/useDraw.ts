import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { DrawView } from '@icss/core/lotteries/draws.contract.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ServerClient } from '../server/client.ts'
import { follow } from '../server/follow.ts'
import { useNotify } from '../shell/useNotify.ts'

type Step = (
  draws: ServerClient['draws'],
  at: { params: { drawId: string }; query: { version: number } },
) => Promise<DrawView>

/** Whether `next` is behind `shown`, as an answer that was overtaken by what the server told. */
const isOlder = (next: DrawView, shown: DrawView | null | undefined) =>
  shown ? next.number < shown.number || (next.id === shown.id && next.version < shown.version) : false

/**
 * The draw that a meeting's screen shows, as the server tells of it: the one that goes on, or else the last; none before
 * the first is opened.
 */
export function useDraw(meetingId: string) {
  const client = useClient()
  const { draws } = client
  const queries = useQueryClient()
  const notify = useNotify()
  const [draw, setDraw] = useState<DrawView | null>()
  const [isLost, setLost] = useState(false)
  useEffect(
    () =>
      follow({
        open: (signal) => client.draws.follow({ params: { meetingId } }, { signal }),
        onEvent: (told) => {
          setDraw(told.draw)
          setLost(false)
        },
        onLost: () => setLost(true),
      }),
    [client, meetingId],
  )
  const put = (next: DrawView) => setDraw((shown) => (isOlder(next, shown) ? shown : next))
  const opening = useMutation({
    mutationFn: () => draws.open({ params: { meetingId } }),
    onSuccess: put,
    onError: notify.failed,
  })
  const take = {
    mutationFn: (step: Step) => {
      if (!draw) throw new Error('There is no draw to go on with.')
      return step(draws, { params: { drawId: draw.id }, query: { version: draw.version } }).catch((error: unknown) => {
        // Somebody else went on meanwhile: the server tells what they did, and nothing of it is written over.
        if (!(error instanceof ProblemError) || error.code !== 'request.conflict') throw error
        throw new ProblemError('lottery.wrong_step')
      })
    },
    onSuccess: put,
    onSettled: () => queries.invalidateQueries({ queryKey: ['meetings'] }),
  }
  const stepping = useMutation(take)
  const goingOn = useMutation(take)
  return {
    draw,
    isLost,
    isPending: opening.isPending || stepping.isPending,
    open: () => opening.mutate(),
    /** Takes the step that somebody asked for, of the draw as it is shown; throws what it fails with. */
    step: stepping.mutateAsync,
    /** Takes a step that nobody asked for: nobody waits for it, and it holds up no other. */
    goOn: goingOn.mutateAsync,
    tell: notify.failed,
  }
}
export type DrawnScreen = ReturnType<typeof useDraw>
