import { skeleton } from './Skeleton.css.ts'

export type SkeletonProps = { width?: number | string; height?: number }

/** A grey bar where words will stand; the place around it says that it is loading (`aria-busy`). */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <span aria-hidden className={skeleton} style={{ width, height }} />
}
