/** The badge of public security. Drawn here, since the login loads no set of icons. */
export function ShieldIcon() {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M12 2.5 19.5 5v7c0 4.6-3 7.8-7.5 9.5C7.5 19.8 4.5 16.6 4.5 12V5Z" />
      <path d="m8.8 12 2.3 2.3 4.2-4.3" />
    </svg>
  )
}
