import { Skeleton } from './Skeleton.tsx'
import { control, field, form } from './FormSkeleton.css.ts'

/** Where fields of a form will stand, each below its label; the place around it says that it is loading. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <div aria-hidden className={form}>
      {Array.from({ length: fields }, (_, at) => (
        <div key={at} className={field}>
          <Skeleton width={56 + ((at * 29) % 48)} />
          <div className={control} />
        </div>
      ))}
    </div>
  )
}
