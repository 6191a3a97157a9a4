import type { ComponentProps } from 'react'
import { useMissing } from '@icss/ui/LazyImage/useMissing.ts'

export type PictureProps = Required<Pick<ComponentProps<'img'>, 'className'>> &
  Pick<ComponentProps<'img'>, 'fetchPriority' | 'loading'> & {
    /** Empty where there is none, or none yet. */
    src: string
    /** What it shows; empty beside words that say so. */
    alt?: string
  }

/** A picture, or its quiet place where there is none and where it cannot be fetched. */
export function Picture({ src, alt = '', className, ...rest }: PictureProps) {
  const { isMissing, watch } = useMissing(src)
  if (src === '' || isMissing)
    return <span className={className} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })} />
  return <img className={className} src={src} alt={alt} {...watch} {...rest} />
}
