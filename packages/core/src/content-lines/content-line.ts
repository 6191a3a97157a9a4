const octetsOfALine = 75
const octetsOf = (letter: string) => new TextEncoder().encode(letter).length

/** A text as a value of vCard (RFC 2426) or iCalendar (RFC 5545): it begins neither a line nor a part of its own. */
export const escapedText = (text: string): string =>
  text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** A line of at most 75 octets, gone on with behind a blank; no letter is cut in two. */
function folded(line: string): string {
  let octets = 0
  let out = ''
  for (const letter of line) {
    if (octets + octetsOf(letter) > octetsOfALine) {
      out += '\r\n '
      octets = 1
    }
    out += letter
    octets += octetsOf(letter)
  }
  return out
}

/** Lines as such a file has them. */
export const contentLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('')
