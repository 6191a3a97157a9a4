import { cap, keys as keysStyle } from './Shortcuts.css.ts'

/** Keys pressed together, as they stand on the keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={keysStyle}>
      {keys.map((key) => (
        <kbd key={key} className={cap}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
