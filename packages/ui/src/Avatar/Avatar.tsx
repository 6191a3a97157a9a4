import { useMissing } from '../LazyImage/useMissing.ts'
import { avatar, picture } from './Avatar.css.ts'

export type AvatarProps = {
  name: string
  /** Falls back to the first letter of the name when it does not load. */
  src?: string | undefined
  size?: number
}

/** A picture or first letter beside a name, so it says nothing itself. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const { isMissing, watch } = useMissing(src)
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase()
  return (
    <span aria-hidden className={avatar} style={{ width: size, height: size, fontSize: size * 0.44 }}>
      {src === undefined || isMissing ? initial : <img className={picture} src={src} alt="" {...watch} />}
    </span>
  )
}
