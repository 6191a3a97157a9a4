/** What stands between two parts of a date or a time, whatever the language puts there. */
export function joint(literal: string) {
  if (literal.includes(':')) return ':'
  // A plain space would be swallowed beside the neighbouring parts.
  if (/^[\s,]+$/.test(literal)) return '\u00a0'
  return /^[-/.年月日]+$/.test(literal) ? '-' : literal
}
