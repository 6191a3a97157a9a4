import { lineIcon } from '../theme/line-icon.ts'

export type PlayIconProps = { isPaused: boolean }

/** What pressing does: plays what is paused, else pauses it. */
export function PlayIcon({ isPaused }: PlayIconProps) {
  return <svg {...lineIcon}>{isPaused ? <path d="M6 4v16l14-8Z" /> : <path d="M8 4v16M16 4v16" />}</svg>
}
