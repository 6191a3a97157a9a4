import { Button } from '../Button/Button.tsx'
import { buttons } from './StepButtons.css.ts'

type StepButton = { label: string; onPress: () => void; isPending?: boolean }

export type StepButtonsProps = {
  /** Leaves the task: “退出”. */
  exit?: StepButton
  /** “上一步”; left out on the first step. */
  previous?: StepButton
  /** “下一步”, on the last step what finishes it: “提交”; left out where nothing may be finished. */
  next?: StepButton | undefined
}

/** The foot of a step: to leave the task, one step back, one step on. */
export function StepButtons({ exit, previous, next }: StepButtonsProps) {
  return (
    <div className={buttons}>
      {exit !== undefined && (
        <Button onPress={exit.onPress} isPending={exit.isPending === true}>
          {exit.label}
        </Button>
      )}
      {previous !== undefined && (
        <Button onPress={previous.onPress} isPending={previous.isPending === true}>
          {previous.label}
        </Button>
      )}
      {next !== undefined && (
        <Button variant="primary" onPress={next.onPress} isPending={next.isPending === true}>
          {next.label}
        </Button>
      )}
    </div>
  )
}
