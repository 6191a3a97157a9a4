const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const organizationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

const organizationValue = (character: string) => Number.parseInt(character, 36)

/** GB 11714-1997: 8 characters of 0-9 A-Z and a check character; a hyphen before the last may be left out. */
export function isOrganizationCode(code: string): boolean {
  const match = /^([0-9A-Z]{8})-?([0-9X])$/.exec(code)
  const [, body = '', last] = match ?? []
  if (!match) return false
  const sum = organizationWeights.reduce((total, weight, i) => total + weight * organizationValue(body.charAt(i)), 0)
  const value = 11 - (sum % 11)
  return last === (value === 10 ? 'X' : value === 11 ? '0' : String(value))
}

/**
 * GB 32100-2015: 18 characters of `0123456789ABCDEFGHJKLMNPQRTUWXY`, the last a check character with weights
 * 3^(i-1) mod 31; characters 9-17 are an organization code (GB 11714).
 */
export function isUnifiedCreditCode(code: string): boolean {
  if (code.length !== 18) return false
  let sum = 0
  let weight = 1
  for (let i = 0; i < 17; i += 1) {
    const value = creditAlphabet.indexOf(code.charAt(i))
    if (value < 0) return false
    sum += value * weight
    weight = (weight * 3) % 31
  }
  const expected = creditAlphabet.charAt((31 - (sum % 31)) % 31)
  return code.charAt(17) === expected && isOrganizationCode(code.slice(8, 17))
}
