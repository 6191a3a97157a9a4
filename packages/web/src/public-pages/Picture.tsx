import { type ComponentProps, useState } from 'react'

export type PictureProps = Required<Pick<ComponentProps<'img'>, 'className'>> &
  Pick<ComponentProps<'img'>, 'fetchPriority'> & {
    /** Empty where there is none, or none yet. */
    src: string
    /** What it shows; empty beside words that say so. */
    alt?: string
  }

/** A picture, or its quiet place where there is none and where it cannot be fetched. */
export function Picture({ src, alt = '', className, ...rest }: PictureProps) {
  const [missing, setMissing] = useState('')
  if (src === '' || src === missing)
    return <span className={className} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })} />
  return (
    <img
      // It may have failed before the script stood.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setMissing(src)
      }}
      className={className}
      src={src}
      alt={alt}
      onError={() => setMissing(src)}
      {...rest}
    />
  )
}
