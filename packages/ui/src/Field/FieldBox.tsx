import type { ReactNode } from 'react'
import { box, boxLarge } from './Field.css.ts'

export type FieldBoxProps = { isInvalid: boolean; isDisabled?: boolean; isLarge?: boolean; children: ReactNode }

/** The border around an input and what stands in it. */
export function FieldBox({ isInvalid, isDisabled = false, isLarge = false, children }: FieldBoxProps) {
  return (
    <div
      className={`${box} ${isLarge ? boxLarge : ''}`}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      {children}
    </div>
  )
}
