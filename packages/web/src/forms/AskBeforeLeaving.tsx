import { type BlockerFn, type HistoryLocation, useRouter } from '@tanstack/react-router'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCopy } from '../language/copy.ts'
import { askOnLeaving } from './leaving.ts'
import { Question } from './Question.tsx'

export type AskBeforeLeavingProps = {
  /** Whether something would be lost. */
  isDirty: boolean
  /** What was not saved is given up. */
  onDiscard?: () => void
  /** Whether what is there is kept at another place of the router, such as on the next page of a list. */
  isKeptAt?: (place: Pick<HistoryLocation, 'pathname' | 'search'>) => boolean
  /** What the question says; that changes would be lost, unless given. */
  text?: string
}

/** A way out that waits for an answer. */
interface Way {
  readonly leave: () => void
  readonly stay: () => void
}

/** Asks before a screen is left with something on it that was not saved, whichever way. */
export const AskBeforeLeaving = memo(function AskBeforeLeaving({
  isDirty,
  onDiscard,
  isKeptAt,
  text,
}: AskBeforeLeavingProps) {
  const t = useCopy()
  const { history } = useRouter()
  const [way, setWay] = useState<Way>()
  const isGivenUp = useRef(false)
  useEffect(() => {
    isGivenUp.current = false
  }, [isDirty])
  const mustAsk = useEffectEvent(() => isDirty && !isGivenUp.current)
  const isKept = useEffectEvent((place: HistoryLocation) => isKeptAt?.(place) === true)
  useEffect(() => {
    // The place is kept while the question is open, and the way gone again if that is the answer.
    const blockerFn: BlockerFn = ({ currentLocation, nextLocation, action }) => {
      if (!mustAsk() || nextLocation.href === currentLocation.href || isKept(nextLocation)) return false
      const { href, state } = nextLocation
      const steps = state.__TSR_index - currentLocation.state.__TSR_index
      const leave = () => {
        if (action === 'PUSH') history.push(href, state, { ignoreBlocker: true })
        else if (action === 'REPLACE') history.replace(href, state, { ignoreBlocker: true })
        else history.go(steps, { ignoreBlocker: true })
      }
      setWay({ leave, stay: () => {} })
      return true
    }
    return history.block({ blockerFn, enableBeforeUnload: () => mustAsk() })
  }, [history])
  useEffect(
    () =>
      askOnLeaving(async () => {
        if (!mustAsk()) return true
        return new Promise((resolve) => setWay({ leave: () => resolve(true), stay: () => resolve(false) }))
      }),
    [],
  )
  return (
    <Question
      isOpen={way !== undefined}
      onClose={() => {
        way?.stay()
        setWay(undefined)
      }}
      onConfirm={() => {
        isGivenUp.current = true
        onDiscard?.()
        setWay(undefined)
        way?.leave()
      }}
      title={t('shell.leaveTitle')}
      confirmLabel={t('shell.leave')}
      cancelLabel={t('shell.stay')}
      isDestructive
    >
      {text ?? t('shell.leaveText')}
    </Question>
  )
})
