import { Check } from 'lucide-react'
import { hidden } from '../Field/Field.css.ts'
import { list, names, numbers, step as stepStyle, way } from './Steps.css.ts'

export type StepsProps = {
  /** Names the way for readers: “新建课程的步骤”. */
  label: string
  steps: readonly string[]
  /** From 0. */
  current: number
  /** Said of a step behind one: “已完成”. */
  doneLabel: string
  /** Makes the steps behind one buttons that lead back; without it they only say where one is. */
  onGoBack?: (step: number) => void
}

/** Where one is in a task of a few steps, and the way back; StepButtons lead on. */
export function Steps({ label, steps, current, doneLabel, onGoBack }: StepsProps) {
  return (
    <ol className={list} aria-label={label}>
      {steps.map((name, at) => {
        const state = at < current ? 'done' : at === current ? 'now' : 'later'
        const shown = (
          <>
            <span aria-hidden className={numbers[state]}>
              {state === 'done' ? <Check size={14} /> : at + 1}
            </span>
            <span className={names[state]}>{name}</span>
            {state === 'done' && <span className={hidden}>{doneLabel}</span>}
          </>
        )
        return (
          <li key={name} className={stepStyle} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' && onGoBack !== undefined ? (
              <button type="button" className={way} onClick={() => onGoBack(at)}>
                {shown}
              </button>
            ) : (
              shown
            )}
          </li>
        )
      })}
    </ol>
  )
}
