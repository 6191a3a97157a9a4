import { Check } from 'lucide-react'
import { hidden } from '../Field/Field.css.ts'
import { list, names, numbers, step as stepStyle } from './Steps.css.ts'

export type StepsProps = {
  /** Names the way for readers: “新建课程的步骤”. */
  label: string
  steps: readonly string[]
  /** From 0. */
  current: number
  /** Said of a step behind one: “已完成”. */
  doneLabel: string
}

/** Where one is in a task of a few steps; previous and next are buttons of the screen. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol className={list} aria-label={label}>
      {steps.map((name, at) => {
        const state = at < current ? 'done' : at === current ? 'now' : 'later'
        return (
          <li key={name} className={stepStyle} aria-current={state === 'now' ? 'step' : undefined}>
            <span aria-hidden className={numbers[state]}>
              {state === 'done' ? <Check size={14} /> : at + 1}
            </span>
            <span className={names[state]}>{name}</span>
            {state === 'done' && <span className={hidden}>{doneLabel}</span>}
          </li>
        )
      })}
    </ol>
  )
}
