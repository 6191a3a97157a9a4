import { mark } from './Highlight.css.ts'
import { pieces } from './pieces.ts'

export type HighlightProps = { text: string; /** What was searched for; empty marks nothing. */ search: string }

/** Marks the searched words within a text. */
export function Highlight({ text, search }: HighlightProps) {
  return pieces(text, search).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.at} className={mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
