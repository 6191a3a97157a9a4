export type EyeIconProps = { isOpen: boolean }

/** An eye, struck through while closed. Drawn here, since the login loads no set of icons. */
export function EyeIcon({ isOpen }: EyeIconProps) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.33"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M1.3 8C2.6 5.1 5.1 3.4 8 3.4S13.4 5.1 14.7 8C13.4 10.9 10.9 12.6 8 12.6S2.6 10.9 1.3 8Z" />
      <circle cx="8" cy="8" r="2" />
      {!isOpen && <path d="M2 2l12 12" />}
    </svg>
  )
}
