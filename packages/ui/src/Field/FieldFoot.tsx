import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { description as descriptionStyle, error as errorStyle, foot } from './Field.css.ts'

export type FieldFootProps = {
  description?: ReactNode
  error?: string | undefined
  /** Stands at the end of the line, as a counter does. */
  aside?: ReactNode
}

/** Below the input: what went wrong, else the hint. */
export function FieldFoot({ description, error, aside }: FieldFootProps) {
  const hasDescription = description !== undefined && error === undefined
  if (!hasDescription && error === undefined && aside === undefined) return null
  return (
    <div className={foot}>
      {hasDescription && (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      )}
      <FieldError className={errorStyle}>{error}</FieldError>
      {aside}
    </div>
  )
}
