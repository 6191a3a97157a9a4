import { lineIcon } from '@icss/ui/theme/line-icon.ts'

// Drawn here: the set of icons would be a tenth of all that this page fetches.

type IconProps = { size: number }

const drawnAs = (path: string) =>
  function Icon({ size }: IconProps) {
    return (
      <svg {...lineIcon} width={size} height={size}>
        <path d={path} />
      </svg>
    )
  }

const ring = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'
const shield = 'M12 2.5 19.5 5v7c0 4.6-3 7.8-7.5 9.5C7.5 19.8 4.5 16.6 4.5 12V5Z'

export const Back = drawnAs('M20 12H4.5M11 5l-7 7 7 7')
export const Previous = drawnAs('m14.5 5-7 7 7 7')
export const Next = drawnAs('m9.5 5 7 7-7 7')
export const Save = drawnAs('M12 4v11.5m-5-5 5 5 5-5M4.5 20h15')
export const Question = drawnAs(`${ring}M9.6 9.4a2.5 2.5 0 1 1 3.7 2.2c-.9.4-1.3 1-1.3 1.9m0 3.2v.1`)
export const ProofFile = drawnAs(
  'M13.5 3H6v18h12V7.5Zm0 0v4.5H18M9.2 13.6a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 0 1-4.8 0Zm4.1 1.7 1.7 1.7',
)
export const Good = drawnAs(`${ring}m-3.7 9.2 2.6 2.6 4.9-5.2`)
export const Doubtful = drawnAs(`${ring}m0 4.5V13m0 3.4v.1`)
export const Valid = drawnAs(`${shield}M8.8 12l2.3 2.3 4.2-4.3`)
export const Refused = drawnAs(`${shield}M9.6 9.4l4.8 4.8m0-4.8-4.8 4.8`)
