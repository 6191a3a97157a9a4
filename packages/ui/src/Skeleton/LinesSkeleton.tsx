import { Skeleton } from './Skeleton.tsx'
import { line, lines } from './LinesSkeleton.css.ts'

/** Where rows of a list will stand; the place around it says that it is loading. */
export function LinesSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden className={lines}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={line}>
          <Skeleton width={`${30 + ((at * 23) % 28)}%`} />
          <Skeleton width={`${10 + ((at * 7) % 9)}%`} />
        </div>
      ))}
    </div>
  )
}
