type Piece = { at: number; text: string; isMatch: boolean }

/** Cuts a text into what matches the searched words and what does not, capitals counting the same. */
export function pieces(text: string, search: string): Piece[] {
  const wanted = search.trim().toLowerCase()
  const folded = text.toLowerCase()
  // Some capitals grow when lowered; then places would no longer agree.
  if (wanted === '' || folded.length !== text.length) return [{ at: 0, text, isMatch: false }]
  const found: Piece[] = []
  let done = 0
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, done)) {
    if (at > done) found.push({ at: done, text: text.slice(done, at), isMatch: false })
    found.push({ at, text: text.slice(at, at + wanted.length), isMatch: true })
    done = at + wanted.length
  }
  if (done < text.length) found.push({ at: done, text: text.slice(done), isMatch: false })
  return found
}
