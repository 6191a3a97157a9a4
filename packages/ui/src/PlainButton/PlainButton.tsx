import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { label, sizes, variants, wide } from '../Button/Button.css.ts'
import { Spinner } from '../Spinner/Spinner.tsx'

export type PlainButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'onClick' | 'lang' | 'aria-label'
> & {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerOutline'
  size?: 'small' | 'medium' | 'large'
  isWide?: boolean
  isPending?: boolean
  children: ReactNode
}

/**
 * A native button that looks as `Button` does, for what stands before everything else has loaded, such as the login.
 * Without the press handling it weighs next to nothing; elsewhere use `Button`.
 */
export function PlainButton(props: PlainButtonProps) {
  const { variant = 'secondary', size = 'medium', isWide = false, isPending = false, type = 'button', ...rest } = props
  const { children, onClick, lang, 'aria-label': name } = rest
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- it has one of the three
      type={type}
      lang={lang}
      aria-label={name}
      className={`${variants[variant]} ${sizes[size]} ${isWide ? wide : ''}`}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isPending && <Spinner />}
      <span className={label}>{children}</span>
    </button>
  )
}
