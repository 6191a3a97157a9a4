import { CirclePause, CirclePlay, CircleStop, ListVideo } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '@icss/ui/Button/Button.tsx'
import { canApplyToLive, type LiveEvent } from '@icss/core/lives/live.machine.ts'
import type { Live } from '@icss/core/lives/lives.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'

type Step = LiveEvent['type']

interface Look {
  readonly icon: ReactNode
  readonly variant: NonNullable<ButtonProps['variant']>
}

const steps: Readonly<Record<Step, Look>> = {
  pause: { icon: <CirclePause size={16} />, variant: 'secondary' },
  end: { icon: <CircleStop size={16} />, variant: 'dangerOutline' },
  start: { icon: <CirclePlay size={16} />, variant: 'primary' },
  resume: { icon: <CirclePlay size={16} />, variant: 'primary' },
  convert: { icon: <ListVideo size={16} />, variant: 'primary' },
}

/** The steps of which there is no way back are asked about. */
type Final = 'end' | 'convert'
const isFinal = (step: Step): step is Final => step === 'end' || step === 'convert'

/** A button for each step that core's machine allows a live now. */
export function LiveActions({ live }: { live: Live }) {
  const t = useCopy()
  const { lives } = useClient()
  const row = useRowChange('lives', 'courses')
  const [asked, setAsked] = useState<Final>()
  const { id, name, status, courseId, recordingUrl } = live
  const now = { status, isCourse: courseId !== null, recorded: recordingUrl !== '' }
  const allowed = (Object.keys(steps) as Step[]).filter((type) => canApplyToLive(now, { type }))
  const take = (step: Step) =>
    row.change(async () => {
      const params = { id }
      if (step === 'convert') await lives.convert({ params })
      else await lives.act({ params, body: { action: step } })
      return t(`lives.acted.${step}`)
    })
  return (
    <>
      {allowed.map((step) => (
        <Button
          key={step}
          icon={steps[step].icon}
          variant={steps[step].variant}
          isPending={row.isPending}
          onPress={() => (isFinal(step) ? setAsked(step) : take(step))}
        >
          {t(`lives.events.${step}`)}
        </Button>
      ))}
      {asked && (
        <Question
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            take(asked)
          }}
          title={t(`lives.ask.${asked}.title`)}
          confirmLabel={t(`lives.events.${asked}`)}
          isDestructive={asked === 'end'}
        >
          {t(`lives.ask.${asked}.text`, { name })}
        </Question>
      )}
    </>
  )
}
