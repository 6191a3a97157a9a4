const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const organizationAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const organizationWeights = [3, 7, 9, 10, 5, 8, 4, 2] as const

/** The value of each ASCII character in an alphabet, -1 for those that are not in it: codes are checked by the million. */
const valuesIn = (alphabet: string) =>
  Int8Array.from({ length: 128 }, (_, i) => alphabet.indexOf(String.fromCharCode(i)))
const creditValues = valuesIn(creditAlphabet)
const organizationValues = valuesIn(organizationAlphabet)
const creditWeights = Array.from({ length: 17 }, (_, i) => 3 ** i % 31)

/** The check character of the 8 characters of `code` from `start` on; none when one of them is no digit or capital. */
function organizationCheck(code: string, start: number): string | undefined {
  let sum = 0
  for (let i = 0; i < 8; i += 1) {
    const value = organizationValues[code.charCodeAt(start + i)] ?? -1
    if (value < 0) return undefined
    sum += value * (organizationWeights[i] ?? 0)
  }
  const value = 11 - (sum % 11)
  return value === 10 ? 'X' : value === 11 ? '0' : String(value)
}

/** GB 11714-1997: 8 characters of 0-9 A-Z and a check character; a hyphen before the last may be left out. */
export function isOrganizationCode(code: string): boolean {
  if (code.length === 10 ? code.charAt(8) !== '-' : code.length !== 9) return false
  return organizationCheck(code, 0) === code.charAt(code.length - 1)
}

/**
 * GB 32100-2015: 18 characters of `0123456789ABCDEFGHJKLMNPQRTUWXY`, the last a check character with weights
 * 3^(i-1) mod 31; characters 9-17 are an organization code (GB 11714).
 */
export function isUnifiedCreditCode(code: string): boolean {
  if (code.length !== 18) return false
  let sum = 0
  for (let i = 0; i < 17; i += 1) {
    const value = creditValues[code.charCodeAt(i)] ?? -1
    if (value < 0) return false
    sum += value * (creditWeights[i] ?? 0)
  }
  return (
    code.charAt(17) === creditAlphabet.charAt((31 - (sum % 31)) % 31) && organizationCheck(code, 8) === code.charAt(16)
  )
}
