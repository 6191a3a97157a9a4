import { lineIcon } from '../theme/line-icon.ts'

/** The badge of public security. */
export function ShieldIcon() {
  return (
    <svg {...lineIcon}>
      <path d="M12 2.5 19.5 5v7c0 4.6-3 7.8-7.5 9.5C7.5 19.8 4.5 16.6 4.5 12V5Z" />
      <path d="m8.8 12 2.3 2.3 4.2-4.3" />
    </svg>
  )
}
